import { describe, expect, it } from 'vitest';
import { affectedFolders, type PackageGraph } from './affected.ts';
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

  it('are one remote, when only that remote changed', () => {
    expect(affectedFolders(['catalog/src/app.tsx'], graph)).toEqual(['catalog']);
  });

  it('include all packages that depend on a changed package, directly or indirectly', () => {
    expect(affectedFolders(['kit/src/form.ts'], graph)).toEqual(['account', 'catalog', 'kit']);
    expect(affectedFolders(['contracts/src/a.ts'], graph)).toHaveLength(6);
  });

  it('belong to the innermost package of a file', () => {
    expect(affectedFolders(['platform/releases/src/a.ts'], graph)).toEqual(['platform/releases']);
  });

  it('are those of the document tests, when only a document changed', () => {
    expect(affectedFolders(['README.md', 'catalog/README.md', 'docs/images/map.svg'], graph)).toEqual([
      'tools/src/docs',
    ]);
  });

  it('are all, when a file outside of the packages changed', () => {
    expect(affectedFolders(['pnpm-lock.yaml', 'catalog/src/app.tsx'], graph)).toBe('all');
  });

  it('are none, when nothing changed', () => {
    expect(affectedFolders([], graph)).toEqual([]);
  });
});
