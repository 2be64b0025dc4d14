import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { updatePackages } from './update-packages.ts';

const NAMES = ['shared-contracts', 'shared-kit', 'shared-ui', 'shared-stubs', 'remote-tools'];
let root: string;
let repository: string;
const archives = (folder: string, version: string, names = NAMES) => {
  mkdirSync(path.join(root, folder), { recursive: true });
  for (const name of names) writeFileSync(path.join(root, folder, `${name}-${version}.tgz`), version);
};
const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'update-packages-'));
  repository = path.join(root, 'gifts');
  archives('gifts/packages', '3.0.0');
  const named = NAMES.map((name) => [name, `file:packages/${name}-3.0.0.tgz`]);
  const dependencies = { react: '19.3.1', ...Object.fromEntries(named) };
  writeFileSync(path.join(repository, 'package.json'), JSON.stringify({ version: '3.0.0', dependencies }));
  writeFileSync(
    path.join(repository, 'pnpm-workspace.yaml'),
    'overrides:\n  shared-kit: file:packages/shared-kit-3.0.0.tgz\n',
  );
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('raises all packages of the shop to the newest archives, and nothing else', () => {
  archives('new', '3.9.0');
  archives('new', '3.10.0');
  expect(updatePackages('../new', repository)).toBe('3.10.0');
  expect(readdirSync(path.join(repository, 'packages')).sort()).toEqual(
    NAMES.map((name) => `${name}-3.10.0.tgz`).sort(),
  );
  expect(JSON.parse(read('package.json'))).toMatchObject({
    version: '3.0.0',
    dependencies: { react: '19.3.1', 'shared-contracts': 'file:packages/shared-contracts-3.10.0.tgz' },
  });
  expect(read('pnpm-workspace.yaml')).toContain('shared-kit-3.10.0.tgz');
});

it('takes archives that are already in the repository', () => {
  archives('gifts/packages', '4.0.0');
  expect(updatePackages(undefined, repository)).toBe('4.0.0');
  expect(read('package.json')).not.toContain('-3.0.0.tgz');
});

it('refuses a folder that is missing, lacks a package, or mixes versions, and changes nothing', () => {
  expect(() => updatePackages('../none', repository)).toThrow('There is no folder ../none');
  archives('some', '4.0.0', NAMES.slice(1));
  expect(() => updatePackages('../some', repository)).toThrow('has no archive of shared-contracts');
  archives('some', '3.5.0', ['shared-contracts']);
  expect(() => updatePackages('../some', repository)).toThrow('mixes the versions 3.5.0 and 4.0.0');
  expect(read('package.json')).toContain('-3.0.0.tgz');
});
