import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { distFolder } from '../build/dist-folder.ts';
import { common, STRICT_MODULES } from './common.ts';
import { WITHOUT_STACKS } from './without-stacks.ts';

/** Folder of the inline scripts below `dist/server`. Another compiler of the build writes it. */
export const INLINE_FOLDER = 'inline';

/** Bundles a server module into one ES module that imports only Node built-ins. */
export const createServerBundle = (dir: string, id: string, entry: string): Configuration => ({
  ...common(dir, id, 'server'),
  name: `${id}:server`,
  target: 'node26',
  entry: { index: entry },
  experiments: { outputModule: true },
  output: {
    path: path.join(distFolder(dir), 'server'),
    module: true,
    library: { type: 'module' },
    chunkFormat: 'module',
    filename: 'index.mjs',
    clean: { keep: INLINE_FOLDER },
    ...STRICT_MODULES,
  },
  // Always use React's production build on the server.
  optimization: { minimize: false, splitChunks: false, nodeEnv: 'production', emitOnErrors: false },
  plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }), WITHOUT_STACKS],
});
