import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { sourceVersion } from '../build/source-version.ts';
import { clientBundle, stylesPlugin } from './common.ts';
import { ReleaseManifestPlugin } from './release-manifest-plugin.ts';
import { createServerBundle } from './server-bundle.ts';

/** Modules of react-admin that the office replaces by its own. They are imported by relative paths. */
const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/[\\/]InputHelperText\.js$/, 'input-helper-text.tsx'],
  [/[\\/]SelectRowCheckbox\.js$/, 'select-row-checkbox.tsx'],
];

/**
 * Browser bundle of the office, with its own React and without federation, and a server bundle that writes its
 * HTML document. Each area of the office is a chunk of its own.
 */
export const createOfficeConfig = ({ dir }: { dir: string }): Configuration[] => {
  const version = sourceVersion(dir);
  const base = clientBundle({ dir, id: 'office', version });
  const client: Configuration = {
    ...base,
    entry: { main: './src/main.tsx' },
    // Names of shared chunks would be longer than the server's addresses may be.
    optimization: { ...base.optimization, chunkIds: 'deterministic' },
    plugins: [
      ...REPLACED.map(
        ([module, file]) =>
          new webpack.NormalModuleReplacementPlugin(module, path.join(dir, 'src/stand-ins', file)),
      ),
      stylesPlugin(),
      new ReleaseManifestPlugin({ id: 'office', version, exposes: [], shared: {} }),
    ],
  };
  return [client, createServerBundle(dir, 'office', './src/document.ts')];
};
