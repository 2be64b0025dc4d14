import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { assertVersioned, lockedFor, sourcesOf, sourceVersion } from './source-version.ts';

const sources = (name: string) =>
  sourcesOf(path.join(WORKSPACE, name)).map((file) => path.relative(WORKSPACE, file));
const ofOffice = (name: string) => sources(name).filter((file) => file.includes('office'));

it.each(['shell', 'mfe-catalog'])('%s stays the same when the office changes', (name) => {
  expect(ofOffice(name)).toEqual([]);
  expect(sources(name)).toContain('shared-contracts/src/api/catalogue.ts');
});

it.each(['office', 'api'])('%s changes with the contract of the office', (name) => {
  expect(ofOffice(name)).toContain('shared-contracts/src/office/session.ts');
});

it('a remote stays the same when the list of remotes or routes changes', () => {
  expect(sources('mfe-catalog')).not.toContain('shared-contracts/src/routes.ts');
  expect(sources('mfe-catalog')).not.toContain('shared-contracts/src/remote.ts');
  expect(sources('shell')).toContain('shared-contracts/src/routes.ts');
});

it('a remote stays the same when another one gets dependencies', () => {
  const lock =
    'importers:\n\n  mfe-cart:\n    dependencies:\n      react:\n        version: 1\n\n  mfe-club:\n    dependencies:\n\n  tools: {}\n\npackages:\n';
  expect(lockedFor('mfe-cart', lock)).toBe(
    'importers:\n\n  mfe-cart:\n    dependencies:\n      react:\n        version: 1\n\n  tools: {}\n\npackages:\n',
  );
});

it('a build that reads a file outside of its version fails', () => {
  const dir = path.join(WORKSPACE, 'mfe-catalog');
  const at = (file: string) => path.join(WORKSPACE, file);
  expect(() => assertVersioned(dir, [at('shared-contracts/src/routes.ts')])).toThrow(
    /mfe-catalog imports shared-contracts\/src\/routes\.ts, which is not part of its version/,
  );
  assertVersioned(dir, [
    at('mfe-catalog/src/app.tsx'),
    at('package.json'),
    at('node_modules/react/index.ts'),
  ]);
});

it('refuses a package version that pointers cannot have', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'version-'));
  writeFileSync(path.join(dir, 'package.json'), JSON.stringify({ version: '1.0.0+build' }));
  expect(() => sourceVersion(dir)).toThrow('has the version 1.0.0+build');
  rmSync(dir, { recursive: true });
});
