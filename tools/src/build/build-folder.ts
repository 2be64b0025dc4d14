import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildManifest } from 'releases/release-manifest';
import { sealBuild } from 'releases/seal-build';
import type { Configuration, MultiStats } from 'webpack';
import { UNSEALED_MANIFEST } from '../webpack/release-manifest-plugin.ts';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { openBuildCache } from './build-cache.ts';
import { withBuildLock } from './build-lock.ts';
import { distFolder, isProduction } from './dist-folder.ts';
import { ownershipOf } from './owners.ts';
import { createSbom } from './sbom.ts';
import { assertVersioned, sourceVersion } from './source-version.ts';

const git = (...args: string[]): string | null => {
  const { status, stdout } = spawnSync('git', args, { cwd: WORKSPACE, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};

/**
 * Commit of the sources, with `-dirty` if they have other changes. `COMMIT` sets it where git is missing, as in
 * a container. Undefined if neither knows it.
 */
const buildCommit = (): string | undefined => {
  if (process.env.COMMIT) return process.env.COMMIT;
  const commit = git('rev-parse', 'HEAD');
  if (!commit) return undefined;
  return git('status', '--porcelain', '--untracked-files=no') ? `${commit}-dirty` : commit;
};

/** True when the last build finished and was made from the current sources. The manifest is written last. */
const isFresh = (dir: string, dist: string, manifestFile: string): boolean => {
  if (!existsSync(manifestFile) || !existsSync(path.join(dist, 'server/index.mjs'))) return false;
  return (JSON.parse(readFileSync(manifestFile, 'utf8')) as BuildManifest).version === sourceVersion(dir);
};

/** Uses the package's webpack.config.ts, or the configuration that all stub remotes share. */
const readConfig = async (dir: string): Promise<Configuration[]> => {
  const own = path.join(dir, 'webpack.config.ts');
  if (!existsSync(own)) return (await import('../webpack/stub-remote.ts')).createStubRemoteConfig(dir);
  return ((await import(pathToFileURL(own).href)) as { default: Configuration[] }).default;
};

const compile = async (dir: string): Promise<MultiStats> => {
  const { default: webpack } = await import('webpack');
  const config = await readConfig(dir);
  return new Promise((done, fail) => {
    const compiler = webpack(config);
    compiler.run((error, stats) =>
      error || !stats
        ? fail(error)
        : compiler.close((closeError) => (closeError ? fail(closeError) : done(stats))),
    );
  });
};

const filesReadBy = ({ stats }: MultiStats): string[] =>
  stats.flatMap(({ compilation }) => [...compilation.fileDependencies]);

/** Writes the bill of materials and the release manifest. */
const seal = async (
  { dir, dist, unsealedFile }: { dir: string; dist: string; unsealedFile: string },
  { stats }: MultiStats,
): Promise<void> => {
  const manifest = JSON.parse(readFileSync(unsealedFile, 'utf8')) as BuildManifest;
  const bundles = stats.map(({ compilation }) => compilation);
  writeFileSync(path.join(dist, 'sbom.json'), createSbom(manifest, bundles));
  const commit = buildCommit();
  const builtAt = new Date().toISOString();
  await sealBuild(dist, { ...manifest, ...ownershipOf(dir), builtAt, ...(commit ? { commit } : {}) });
};

/**
 * Builds one package, unless it is up to date or in the build cache (`BUILD_CACHE`).
 * @param dir absolute path of the package
 * @returns a line with the duration, after webpack's warnings
 * @throws Error with webpack's errors
 */
export const buildFolder = async (dir: string, { force = false } = {}): Promise<string> => {
  const name = path.basename(dir);
  const dist = distFolder(dir);
  const manifestFile = path.join(dist, 'release.json');
  const unsealedFile = path.join(dist, UNSEALED_MANIFEST);

  const build = async (): Promise<string> => {
    if (!force && isFresh(dir, dist, manifestFile)) return `${name}: up to date`;
    const problems: string[] = [];
    const cache = openBuildCache(dir, dist, (line) => problems.push(line));
    if (!force && (await cache?.restore())) return `${name}: restored from the build cache`;
    // Delete manifest and server bundle first, so that an aborted build does not look complete.
    rmSync(manifestFile, { force: true });
    rmSync(path.join(dist, 'server'), { recursive: true, force: true });
    const started = Date.now();
    const stats = await compile(dir);
    if (stats.hasErrors() || stats.hasWarnings())
      problems.push(stats.toString({ preset: 'errors-warnings', colors: false, errorStack: false }));
    if (stats.hasErrors()) throw new Error([...problems, `${name} was not built`].join('\n'));
    if (isProduction) assertVersioned(dir, filesReadBy(stats));
    await seal({ dir, dist, unsealedFile }, stats);
    rmSync(unsealedFile);
    await cache?.store();
    return [...problems, `${name}: built in ${((Date.now() - started) / 1000).toFixed(1)} s`].join('\n');
  };
  return withBuildLock(path.join(dir, '.build-lock'), build);
};
