import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Compilation } from 'webpack';
import { describeSbom, findPackages, readLockedHashes } from './sbom.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'sbom-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** Installs a package as pnpm does. @returns path of its module */
const install = (name: string, version: string, license?: string): string => {
  const folder = path.join(
    dir,
    'node_modules/.pnpm',
    `${name.replace('/', '+')}@${version}`,
    'node_modules',
    name,
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name, version, license }));
  return path.join(folder, 'lib/index.js');
};

/** @param modules those of a chunk, and `unused` ones of no chunk */
const compilation = (modules: object[], unused: object[] = []): Compilation =>
  ({
    modules: new Set([...modules, ...unused]),
    chunkGraph: { getNumberOfModuleChunks: (module: object) => (modules.includes(module) ? 1 : 0) },
  }) as never;

it('lists each package of the bundles once, also those in concatenated modules', () => {
  const react = { resource: install('react', '19.3.1', 'MIT') };
  const query = { resource: install('@shop/query', '2.0.0', 'MIT') };
  const unused = { resource: install('moment', '1.0.0', 'MIT') };
  const generated = { resource: path.join(dir, 'node_modules/.federation/entry.js') };
  const own = { resource: path.join(dir, 'src/app.tsx') };
  const client = compilation([{ modules: [react, query, own, generated] }], [unused]);
  expect(findPackages([client, compilation([react])])).toEqual([
    { name: '@shop/query', version: '2.0.0', license: 'MIT' },
    { name: 'react', version: '19.3.1', license: 'MIT' },
  ]);
});

it('reads the hashes of the lock file', () => {
  const lock = [
    'packages:',
    '',
    "  '@shop/query@2.0.0':",
    '    resolution: {integrity: sha512-AAE=}',
    '',
    '  react@19.3.1:',
    '    resolution: {integrity: sha512-/wA=}',
    "    engines: {node: '>=18'}",
  ].join('\n');
  expect([...readLockedHashes(lock)]).toEqual([
    ['@shop/query@2.0.0', '0001'],
    ['react@19.3.1', 'ff00'],
  ]);
});

it.each(['UNLICENSED', 'SEE LICENSE IN LICENSE.md'])(
  'names the licence %s, which is not of SPDX',
  (license) => {
    const packages = [{ name: 'fonts', version: '1.0.0', license }];
    expect(describeSbom({ id: 'shell', version: '1.0.0-a' }, packages, new Map())).toMatchObject({
      components: [{ licenses: [{ license: { name: license } }] }],
    });
  },
);

it('describes a build in CycloneDX', () => {
  const built = { id: 'checkout', version: '1.0.0-a' };
  const packages = [
    { name: '@shop/query', version: '2.0.0', license: '(MIT OR Apache-2.0)' },
    { name: 'react', version: '19.3.1', license: 'MIT' },
  ];
  expect(describeSbom(built, packages, new Map([['react@19.3.1', 'ff00']]))).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { name: 'checkout', version: '1.0.0-a' } },
    components: [
      { purl: 'pkg:npm/%40shop/query@2.0.0', licenses: [{ expression: '(MIT OR Apache-2.0)' }] },
      { purl: 'pkg:npm/react@19.3.1', licenses: [{ license: { id: 'MIT' } }], hashes: [{ content: 'ff00' }] },
    ],
  });
});
