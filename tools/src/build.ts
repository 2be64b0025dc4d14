/** `node tools/src/build.ts [folder]`: build one package with its own webpack.config.ts; nothing to do is told and done at once. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sourceVersion } from './source-version.ts';
import type { ReleaseManifest } from './webpack/release-manifest.ts';

const dir = path.resolve(process.argv[2] ?? process.cwd());
const name = path.basename(dir);
const manifestFile = path.join(dir, 'dist/release.json');

/** A build stands when its manifest was written last and names these sources. */
const isFresh = (): boolean => {
  if (!existsSync(manifestFile) || !existsSync(path.join(dir, 'dist/server/index.mjs'))) return false;
  return (JSON.parse(readFileSync(manifestFile, 'utf8')) as ReleaseManifest).version === sourceVersion(dir);
};

if (isFresh() && !process.argv.includes('--force')) {
  console.log(`${name}: up to date`);
} else {
  rmSync(manifestFile, { force: true });
  const started = Date.now();
  const { default: webpack } = await import('webpack');
  const { default: config } = await import(pathToFileURL(path.join(dir, 'webpack.config.ts')).href);
  const stats = await new Promise<import('webpack').MultiStats>((done, fail) => {
    const compiler = webpack(config as import('webpack').Configuration[]);
    compiler.run((error, result) =>
      error || !result
        ? fail(error)
        : compiler.close((closeError) => (closeError ? fail(closeError) : done(result))),
    );
  });
  const report = stats.toString({ preset: 'errors-warnings', colors: false, errorStack: false });
  if (stats.hasErrors() || stats.hasWarnings()) console.error(report);
  if (stats.hasErrors()) {
    rmSync(manifestFile, { force: true });
    process.exit(1);
  }
  console.log(`${name}: built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
