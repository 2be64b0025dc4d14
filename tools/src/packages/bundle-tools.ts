/**
 * The package `remote-tools`: build, checks and release for a remote in a repository of its own. Its scripts are
 * bundles of `tools`, `platform/releases` and `platform/object-storage`, which are not published themselves.
 */
import { chmodSync, cpSync, globSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import type { Compiled } from './compile.ts';
import { readManifestOf, resolveVersions } from './published-manifest.ts';

const SOURCES = path.join(WORKSPACE, 'tools/src/remote-tools');
/** Modules for configuration files. */
const PRESETS = ['webpack', 'vitest'] as const;
const BUNDLED = ['tools', 'platform/releases', 'platform/object-storage'] as const;
/** Templates of `remote-tools new`. */
const GENERATED = ['page', 'widget', 'feature'] as const;
const TEMPLATES = 'tools/templates';
const LIVE = 'tools/src/live';
const PINNED_NODE = 'platform/pinned-node';
const OWN = /^(?:tools|releases|object-storage)\//;
const isExternal = (request: string): boolean =>
  !request.startsWith('.') && !path.isAbsolute(request) && !OWN.test(request);

/** Libraries that webpack, Babel and the minimizers load by name. */
const BY_NAME = [
  '@babel/preset-react',
  '@babel/preset-typescript',
  '@swc/core',
  'babel-loader',
  'babel-plugin-react-compiler',
  'css-loader',
  'effector',
  'effector-react',
  'lightningcss',
  'react',
  'react-dom',
  'react-refresh',
];

const packageOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/** @returns the libraries that the bundles import */
const writeBundles = async (dist: string): Promise<string[]> => {
  const bundle = await rolldown({
    input: Object.fromEntries(['cli', ...PRESETS].map((name) => [name, path.join(SOURCES, `${name}.ts`)])),
    platform: 'node',
    external: isExternal,
    logLevel: 'silent',
  });
  const { output } = await bundle.write({ dir: dist, format: 'esm' });
  await bundle.close();
  chmodSync(path.join(dist, 'cli.js'), 0o755);
  const requests = output.flatMap((file) =>
    file.type === 'chunk' ? [...file.imports, ...file.dynamicImports] : [],
  );
  const own = new Set(output.map(({ fileName }) => fileName));
  return requests.filter((one) => !own.has(one) && !isBuiltin(one)).map(packageOf);
};

/** The bucket of `remote-tools store` is a development dependency here. */
const librariesOf = (folder: string) => {
  const { dependencies, devDependencies } = readManifestOf(folder);
  return { ...devDependencies, ...dependencies };
};

/** Writes `dist` of `remote-tools`. @returns its `package.json` */
export const bundleTools = async (dist: string, compiled: Compiled) => {
  const used = await writeBundles(dist);
  for (const name of PRESETS)
    cpSync(path.join(compiled.dir, `tools/src/remote-tools/${name}.d.ts`), path.join(dist, `${name}.d.ts`));
  // Scripts that webpack adds to development builds by their paths (webpack/live.ts).
  for (const root of [WORKSPACE, compiled.dir])
    for (const file of globSync('*.js', { cwd: path.join(root, LIVE) }))
      cpSync(path.join(root, LIVE, file), path.join(dist, '../live', file));
  for (const name of GENERATED)
    cpSync(path.join(WORKSPACE, TEMPLATES, name), path.join(dist, '../templates', name), { recursive: true });
  for (const folder of ['bin', 'lib'])
    cpSync(path.join(WORKSPACE, PINNED_NODE, folder), path.join(dist, folder), { recursive: true });
  const known = Object.assign({}, ...BUNDLED.map(librariesOf));
  const names = [...new Set([...BY_NAME, ...used])].sort();
  const unknown = names.filter((name) => !(name in known));
  if (unknown.length > 0)
    throw new Error(`remote-tools imports what is not published: ${unknown.join(', ')}`);
  const { version } = readManifestOf('shared-contracts');
  return {
    name: 'remote-tools',
    version,
    license: 'UNLICENSED',
    type: 'module',
    files: ['dist', 'live', 'templates'],
    // All scripts of the repository run on this Node, whichever one the machine has.
    bin: { 'remote-tools': 'dist/cli.js', node: 'dist/bin/node' },
    exports: Object.fromEntries(
      PRESETS.map((name) => [`./${name}`, { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` }]),
    ),
    dependencies: resolveVersions(Object.fromEntries(names.map((name) => [name, known[name]]))),
    optionalDependencies: readManifestOf(PINNED_NODE).optionalDependencies,
  };
};
