import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { isProduction } from '../build/dist-folder.ts';
import { sourceVersion } from '../build/source-version.ts';
import { clientBundle, stylesPlugin, WITHOUT_SPLITS } from './common.ts';
import { FederationIds } from './federation-ids.ts';
import { liveOrigin, livePlugins } from './live.ts';
import { ReleaseManifestPlugin } from './release-manifest-plugin.ts';
import { createServerBundle } from './server-bundle.ts';
import { sharedPackages, sharedVersions } from './shared-packages.ts';

export interface RemoteConfigOptions {
  /** Folder of the remote. */
  dir: string;
  /** `catalog`, `checkout` … */
  id: string;
  /** Modules that the remote exposes besides `./app`: name → source file. */
  exposes?: Record<string, string>;
}

/** Makes remotes use the shell's federation runtime (provide-runtime.js) instead of bundling their own. */
const shellRuntime = () =>
  new webpack.ExternalsPlugin('global', ({ request }, done) =>
    request && /webpack-bundler-runtime[\\/]dist[\\/]bundler\.c?js$/.test(request)
      ? done(undefined, '__SHOP_FEDERATION__')
      : done(),
  );

/** Browser bundle (federation remote) and server bundle of a remote. */
export const createRemoteConfig = ({ dir, id, exposes = {} }: RemoteConfigOptions): Configuration[] => {
  const version = sourceVersion(dir);
  const base = clientBundle({ dir, id, version, live: !isProduction });
  const client: Configuration = {
    ...base,
    entry: {},
    externalsType: 'global',
    // Keep the last good code in development.
    optimization: { ...base.optimization, ...WITHOUT_SPLITS, emitOnErrors: false },
    plugins: [
      new ModuleFederationPlugin({
        name: id,
        filename: isProduction ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
        exposes: { './app': './src/app.tsx', ...exposes },
        // The production React of a released shell cannot replace components, so the remote brings its own.
        shared: liveOrigin() ? {} : sharedPackages('remote', dir),
        shareStrategy: 'loaded-first',
        library: { type: 'module' },
        remoteType: 'module',
        manifest: true,
        dts: false,
        experiments: { optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
      }),
      shellRuntime(),
      new FederationIds(),
      stylesPlugin(isProduction),
      ...(isProduction
        ? [
            new ReleaseManifestPlugin({
              id,
              version,
              exposes: ['app', ...Object.keys(exposes).map((name) => name.replace('./', ''))],
              shared: sharedVersions(dir),
            }),
          ]
        : livePlugins(id)),
    ],
  };
  return [client, createServerBundle(dir, id, './src/server.tsx')];
};
