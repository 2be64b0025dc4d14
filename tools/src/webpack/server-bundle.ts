import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { common } from './common.ts';

/** A self-contained ES module for Node: one file, nothing imported but Node itself. */
export const createServerBundle = (dir: string, id: string, entry: string): Configuration => ({
  ...common(dir, id, 'server'),
  name: `${id}:server`,
  target: 'node26',
  entry: { index: entry },
  experiments: { outputModule: true },
  output: {
    path: path.join(dir, 'dist/server'),
    module: true,
    library: { type: 'module' },
    chunkFormat: 'module',
    filename: 'index.mjs',
    clean: true,
  },
  optimization: { minimize: false, splitChunks: false },
  plugins: [
    new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify('production') }),
    new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
  ],
});
