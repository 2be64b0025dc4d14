/**
 * `node tools/commands/build-package.ts [folder]`: build one package, unless it is up to date. Uses the
 * package's webpack.config.ts, or the configuration that all stub remotes share.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildManifest } from 'releases/release-manifest';
import { sealBuild } from 'releases/seal-build';
import type { Configuration, MultiStats } from 'webpack';
import { withBuildLock } from '../src/build/build-lock.ts';
import { distFolder } from '../src/build/dist-folder.ts';
import { sourceVersion } from '../src/build/source-version.ts';
import { DRAFT } from '../src/webpack/release-manifest-plugin.ts';

const dir = path.resolve(process.argv[2] ?? process.cwd());
const name = path.basename(dir);
const dist = distFolder(dir);
const manifestFile = path.join(dist, 'release.json');
const draftFile = path.join(dist, DRAFT);

/** True when the last build finished and was made from the current sources. The manifest is written last. */
const isFresh = (): boolean => {
  if (!existsSync(manifestFile) || !existsSync(path.join(dist, 'server/index.mjs'))) return false;
  return (JSON.parse(readFileSync(manifestFile, 'utf8')) as BuildManifest).version === sourceVersion(dir);
};

const readConfig = async (): Promise<Configuration[]> => {
  const own = path.join(dir, 'webpack.config.ts');
  if (!existsSync(own)) return (await import('../src/webpack/stub-remote.ts')).createStubRemoteConfig(dir);
  return ((await import(pathToFileURL(own).href)) as { default: Configuration[] }).default;
};

const compile = async (): Promise<MultiStats> => {
  const { default: webpack } = await import('webpack');
  const config = await readConfig();
  return new Promise((done, fail) => {
    const compiler = webpack(config);
    compiler.run((error, stats) =>
      error || !stats
        ? fail(error)
        : compiler.close((closeError) => (closeError ? fail(closeError) : done(stats))),
    );
  });
};

const build = async (): Promise<string> => {
  if (isFresh() && !process.argv.includes('--force')) return `${name}: up to date`;
  // Delete manifest and server bundle first, so that an aborted build does not look complete.
  rmSync(manifestFile, { force: true });
  rmSync(path.join(dist, 'server'), { recursive: true, force: true });
  const started = Date.now();
  const stats = await compile();
  if (stats.hasErrors() || stats.hasWarnings()) {
    console.error(stats.toString({ preset: 'errors-warnings', colors: false, errorStack: false }));
  }
  if (stats.hasErrors()) throw new Error(`${name} was not built`);
  await sealBuild(dist, JSON.parse(readFileSync(draftFile, 'utf8')) as BuildManifest);
  rmSync(draftFile);
  return `${name}: built in ${((Date.now() - started) / 1000).toFixed(1)} s`;
};

try {
  console.log(await withBuildLock(path.join(dir, '.build-lock'), build));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
