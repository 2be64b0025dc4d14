import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { sourceVersion } from '../build/source-version.ts';
import { common, isProduction, minimizer, moduleOutput, stylesPlugin } from './common.ts';
import { ReleaseManifestPlugin } from './release-manifest-plugin.ts';
import { createServerBundle } from './server-bundle.ts';

/** Module of react-admin that the content security policy refuses. It is imported by a relative path. */
const REFUSED = /[\\/]InputHelperText\.js$/;

/**
 * Browser bundle of the office, with its own React and without federation, and a server bundle that writes its
 * HTML document. Each area of the office is a chunk of its own.
 */
export const createOfficeConfig = ({ dir }: { dir: string }): Configuration[] => {
  const version = sourceVersion(dir);
  const client: Configuration = {
    ...common(dir, 'office', 'client'),
    name: 'office:client',
    target: ['web', 'es2022'],
    entry: { main: './src/main.tsx' },
    experiments: { outputModule: true },
    output: { ...moduleOutput(dir, `office_${version}`), publicPath: 'auto' },
    optimization: {
      runtimeChunk: false,
      chunkIds: isProduction ? 'deterministic' : 'named',
      moduleIds: isProduction ? 'deterministic' : 'named',
      minimizer,
    },
    plugins: [
      new webpack.NormalModuleReplacementPlugin(
        REFUSED,
        path.join(dir, 'src/stand-ins/input-helper-text.tsx'),
      ),
      stylesPlugin(),
      new ReleaseManifestPlugin({ id: 'office', version, exposes: [], shared: {} }),
    ],
  };
  return [client, createServerBundle(dir, 'office', './src/document.ts')];
};
