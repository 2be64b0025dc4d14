import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WORKSPACE } from '../workspace/remote-folder.ts';

// The test must notice this fault in tools/src/build/build-cache.ts
// - if (!isDeepStrictEqual(hashFiles(folder), built.files))
// + if (!built.files)
// test refuses an entry with an additional file

/** Notes each run of webpack in `runs`. */
const CONFIG = `
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { ReleaseManifestPlugin } from '${WORKSPACE}/tools/src/webpack/release-manifest-plugin.ts';
import { sourceVersion } from '${WORKSPACE}/tools/src/build/source-version.ts';
const dir = import.meta.dirname;
const count = { apply: (compiler) => compiler.hooks.run.tap('count', () => appendFileSync(path.join(dir, 'runs'), 'x')) };
const common = { mode: 'none', context: dir };
export default [
  {
    ...common,
    entry: './src/main.js',
    output: { path: path.join(dir, 'dist/client'), filename: 'main.[contenthash:8].js' },
    plugins: [count, new ReleaseManifestPlugin({ id: 'tiny', version: sourceVersion(dir), exposes: [], shared: {} })],
  },
  { ...common, entry: './src/main.js', output: { path: path.join(dir, 'dist/server'), filename: 'index.mjs' } },
];
`;

let root: string;
let dir: string;
let cache: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'build-cache-'));
  dir = path.join(root, 'tiny');
  cache = path.join(root, 'cache');
  mkdirSync(path.join(dir, 'src'), { recursive: true });
  writeFileSync(path.join(dir, 'package.json'), '{"name":"tiny","version":"1.0.0","type":"module"}');
  writeFileSync(path.join(dir, 'webpack.config.ts'), CONFIG);
  writeFileSync(path.join(dir, 'src/main.js'), 'console.log("first");');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const build = (env: NodeJS.ProcessEnv = { BUILD_CACHE: cache }): string => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(WORKSPACE, 'tools/commands/build-package.ts'), dir],
    { env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '', ...env }, encoding: 'utf8' },
  );
  return stdout + stderr;
};
/** Leaves the sources only, as on another machine. */
const onAnotherMachine = () => rmSync(path.join(dir, 'dist'), { recursive: true });
const runs = () => readFileSync(path.join(dir, 'runs'), 'utf8').length;
const files = (): Record<string, string> =>
  Object.fromEntries(
    globSync('dist/**/*.*', { cwd: dir }).map((name) => [name, readFileSync(path.join(dir, name), 'base64')]),
  );
const cached = (pattern: string): string => {
  const [file] = globSync(`builds/*/${pattern}`, { cwd: cache });
  if (!file) throw new Error(`The cache has no ${pattern}`);
  return path.join(cache, file);
};

it('restores on another machine what the first one built, without webpack', () => {
  expect(build()).toMatch(/tiny: built in/);
  const first = files();
  onAnotherMachine();
  expect(build()).toBe('tiny: restored from the build cache\n');
  expect(runs()).toBe(1);
  expect(files()).toEqual(first);
  expect(build()).toBe('tiny: up to date\n');
});

it('builds changed sources, and restores the earlier ones', () => {
  build();
  writeFileSync(path.join(dir, 'src/main.js'), 'console.log("second");');
  expect(build()).toMatch(/tiny: built in/);
  writeFileSync(path.join(dir, 'src/main.js'), 'console.log("first");');
  expect(build()).toMatch(/restored/);
  expect(readFileSync(path.join(dir, 'dist/server/index.mjs'), 'utf8')).toContain('first');
  expect(runs()).toBe(2);
});

it('refuses an entry with a changed file, builds again and replaces it', () => {
  build();
  writeFileSync(cached('server/index.mjs'), 'stolen()');
  onAnotherMachine();
  expect(build()).toMatch(
    /^tiny: the build cache is not used: .*server\/index\.mjs is not what was built.*\ntiny: built in/,
  );
  onAnotherMachine();
  expect(build()).toMatch(/restored/);
});

it('refuses an entry with an additional file', () => {
  build();
  writeFileSync(path.join(path.dirname(cached('client/main.*.js')), 'more.js'), 'stolen()');
  onAnotherMachine();
  expect(build()).toMatch(/its files are not what was built\ntiny: built in/);
  expect(existsSync(path.join(dir, 'dist/client/more.js'))).toBe(false);
});

it('builds without a cache that cannot be written, and says why', () => {
  writeFileSync(cache, 'no folder');
  expect(build()).toMatch(/tiny: the build cache is not used: ENOTDIR.*\ntiny: built in/);
});

it('refuses an address that is no storage', () => {
  expect(build({ BUILD_CACHE: 'ftp://cache' })).toMatch(/^ftp:\/\/cache is no storage/);
});
