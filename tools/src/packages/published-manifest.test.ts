import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import { describe, expect, it } from 'vitest';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { withScriptEndings } from './compile.ts';
import { PUBLISHED, publishedManifest, readManifestOf, resolveVersions } from './published-manifest.ts';

const IMPORT = /\b(?:from|import\()\s*'([^.'][^']*)'/g;
const packageOf = (request: string) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
const importsOf = (folder: string): string[] =>
  globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: WORKSPACE })
    .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(path.join(WORKSPACE, file), 'utf8').matchAll(IMPORT)])
    .map(([, request = '']) => packageOf(request))
    .filter((name) => !name.startsWith('node:'));

describe.each(PUBLISHED)('the published package %s', (folder) => {
  const manifest = publishedManifest(folder);

  it('has the version of the contract', () => {
    expect(manifest.version).toBe(readManifestOf('shared-contracts').version);
    expect(Number(manifest.version.split('.')[0])).toBe(CONTRACT_VERSION);
  });

  it('names versions of its dependencies, and nothing of the workspace', () => {
    expect(JSON.stringify(manifest)).not.toMatch(/workspace:|catalog:|(?<!\.d)\.tsx?"(?!:)/);
    for (const version of Object.values(manifest.dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+/);
  });

  it('exports scripts with their types', () => {
    const targets = Object.values(manifest.exports ?? {});
    expect(targets.length).toBeGreaterThan(0);
    for (const target of targets)
      expect(target).toEqual(
        typeof target === 'string'
          ? expect.stringMatching(/^\.\/dist\/src\//)
          : {
              types: expect.stringMatching(/^\.\/dist\/src\/.+\.d\.ts$/),
              default: expect.stringMatching(/^\.\/dist\/src\/.+\.js$/),
            },
      );
  });

  it('declares each package that it imports', () => {
    // vitest gives itself to the modules that it transforms.
    const known = { vitest: '', [folder]: '' };
    const declared = { ...manifest.dependencies, ...manifest.peerDependencies, ...known };
    expect([...new Set(importsOf(folder))].filter((name) => !(name in declared))).toEqual([]);
  });
});

it('refuses a dependency that only the workspace has', () => {
  expect(() => resolveVersions({ tools: 'workspace:*' })).toThrow('tools is not published');
  expect(() => resolveVersions({ 'left-pad': 'catalog:' })).toThrow('left-pad has no version');
});

it('gives relative imports of declarations the ending of scripts', () => {
  expect(
    withScriptEndings(`import type { A } from './a.ts';\nexport type B = import("../b.tsx").B | 'x.ts';`),
  ).toBe(`import type { A } from './a.js';\nexport type B = import("../b.js").B | 'x.ts';`);
});
