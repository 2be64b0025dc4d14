import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { distFolder, isProduction } from '../build/dist-folder.ts';
import { sourceVersion } from '../build/source-version.ts';
import { clientBundle, common, minimizer, stylesPlugin, WITHOUT_SPLITS } from './common.ts';
import { FederationIds } from './federation-ids.ts';
import { REFRESH_RUNTIME } from './live.ts';
import { ReleaseManifestPlugin } from './release-manifest-plugin.ts';
import { createServerBundle, INLINE_FOLDER } from './server-bundle.ts';
import { sharedPackages, sharedVersions } from './shared-packages.ts';

/** Base path of the shell's files. */
const SHELL_BASE = '/static/';

/** Unused parts of the federation runtime, with their replacements. */
const UNUSED_PARTS: readonly [file: RegExp, standIn: string][] = [
  [/[\\/]snapshot[\\/]SnapshotHandler\.js$/, 'no-manifests.js'],
  [/[\\/]utils[\\/]preload\.js$/, 'no-preloads.js'],
  [/[\\/]semver[\\/]index\.js$/, 'one-version.js'],
];

/** Programs that the server writes into the page: one classic script each, in `dist/server/inline`. Always minified. */
export const inlineScripts = (dir: string): Configuration => ({
  ...common(dir, 'shell', 'client'),
  name: 'shell:inline',
  mode: 'production',
  devtool: false,
  target: ['web', 'es2022'],
  entry: {
    boot: './src/inline/boot.entry.ts',
    consent: './src/inline/consent.entry.ts',
    start: './src/inline/start.entry.ts',
    'keep-overrides': './src/inline/keep-overrides.entry.ts',
    canary: './src/inline/canary.entry.ts',
    'releases-page': './src/inline/releases-page.entry.ts',
    'trace-start': './src/inline/trace-start.entry.ts',
    'trace-page': './src/inline/trace-page.entry.ts',
    'tools-start': './src/inline/tools-start.entry.ts',
    'tools-page': './src/inline/tools-page.entry.ts',
  },
  output: { path: path.join(distFolder(dir), 'server', INLINE_FOLDER), filename: '[name].js' },
  optimization: { minimizer },
});

/** Browser bundle (federation host, shared packages eager), server bundle (frame) and inline scripts of the shell. */
export const createShellConfig = ({ dir }: { dir: string }): Configuration[] => {
  const version = sourceVersion(dir);
  const base = clientBundle({ dir, id: 'shell', version, publicPath: SHELL_BASE });
  const client: Configuration = {
    ...base,
    entry: { main: [...(isProduction ? [] : [REFRESH_RUNTIME]), './src/browser/entry.ts'] },
    externalsType: 'global',
    optimization: { ...base.optimization, ...WITHOUT_SPLITS },
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        shared: sharedPackages('shell', dir),
        shareStrategy: 'loaded-first',
        remoteType: 'module',
        manifest: false,
        dts: false,
        runtimePlugins: [path.join(import.meta.dirname, 'provide-runtime.js')],
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
      ...UNUSED_PARTS.map(
        ([file, standIn]) =>
          new webpack.NormalModuleReplacementPlugin(file, path.join(import.meta.dirname, standIn)),
      ),
      new FederationIds(),
      stylesPlugin(),
      new ReleaseManifestPlugin({ id: 'shell', version, exposes: [], shared: sharedVersions(dir) }),
    ],
  };
  return [client, createServerBundle(dir, 'shell', './src/frame/server.tsx'), inlineScripts(dir)];
};
