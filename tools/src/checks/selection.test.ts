import { describe, expect, it } from 'vitest';
import { affectedFolders, type PackageGraph, READING_TESTS } from './affected.ts';
import { readSelection } from './selection.ts';

const KNOWN = {
  checks: ['lint', 'unit', 'journeys'],
  packages: ['api', 'mfe-catalog', 'platform/releases', 'shared-ui'],
};

describe('words of the command line', () => {
  it('select everything when there are none', () => {
    expect(readSelection([], KNOWN)).toMatchObject({ checks: [], folders: 'all', changedSince: undefined });
  });

  it('select checks and packages, by folder or short name', () => {
    const { checks, folders } = readSelection(['--', 'unit', 'catalog', 'releases', 'ui', 'api/'], KNOWN);
    expect(checks).toEqual(['unit']);
    expect(folders).toEqual(['mfe-catalog', 'platform/releases', 'shared-ui', 'api']);
  });

  it('are refused with all names when one is unknown', () => {
    expect(() => readSelection(['catalogue'], KNOWN)).toThrow(/catalogue[\s\S]*journeys[\s\S]*mfe-catalog/);
  });

  it('select the repetitions of journeys by a whole number, and the load', () => {
    expect(readSelection(['--repeat', '10', '--load'], KNOWN)).toMatchObject({ repeat: 10, isLoaded: true });
    expect(() => readSelection(['--repeat', 'often'], KNOWN)).toThrow(/whole number/);
  });

  it('select the commit to compare with: the last one or a named one', () => {
    expect(readSelection(['--changed'], KNOWN).changedSince).toBe('HEAD');
    expect(readSelection(['--changed', '--since', 'main'], KNOWN).changedSince).toBe('main');
  });

  it('are refused when one of them would have no effect', () => {
    expect(() => readSelection(['--since', 'main'], KNOWN)).toThrow(/--since needs --changed/);
    expect(() => readSelection(['catalog', '--changed'], KNOWN)).toThrow(/no package/);
    expect(() => readSelection(['unit', '--repeat', '10'], KNOWN)).toThrow(/repeats only journeys/);
  });
});

describe('affected folders', () => {
  const graph: PackageGraph = {
    contracts: [],
    kit: ['contracts'],
    catalog: ['kit'],
    account: ['kit'],
    api: ['contracts'],
    platform: [],
    'platform/releases': ['contracts'],
  };
  const affectedPackages = (files: readonly string[]) =>
    [affectedFolders(files, graph)].flat().filter((folder) => !READING_TESTS.includes(folder));

  it('are one remote, when only that remote changed', () => {
    expect(affectedPackages(['catalog/src/app.tsx'])).toEqual(['catalog']);
  });

  it('include all packages that depend on a changed package, directly or indirectly', () => {
    expect(affectedPackages(['kit/src/form.ts'])).toEqual(['account', 'catalog', 'kit']);
    expect(affectedPackages(['contracts/src/a.ts'])).toHaveLength(6);
  });

  it('belong to the innermost package of a file', () => {
    expect(affectedPackages(['platform/releases/src/a.ts'])).toEqual(['platform/releases']);
  });

  it('always include the tests that read files of other packages', () => {
    expect(affectedFolders(['catalog/src/app.tsx'], graph)).toEqual(
      expect.arrayContaining([...READING_TESTS]),
    );
  });

  it('include no package, when only a document changed', () => {
    expect(affectedPackages(['README.md', 'catalog/README.md', 'docs/images/map.svg'])).toEqual([]);
  });

  it('include the package of a text that is not a document', () => {
    expect(affectedPackages(['catalog/content/about-us.es.md'])).toEqual(['catalog']);
  });

  it('are all, when a file outside of the packages changed', () => {
    expect(affectedFolders(['pnpm-lock.yaml', 'catalog/src/app.tsx'], graph)).toBe('all');
  });

  it('are none, when nothing changed', () => {
    expect(affectedFolders([], graph)).toEqual([]);
  });
});
