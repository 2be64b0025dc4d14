import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { common, moduleOutput, stylesPlugin } from './common.ts';
import { editPlugins } from './live.ts';

/** Entry of the standalone page. Releases do not contain it. */
const ENTRY = './src/index.ts';

/**
 * Configuration of a standalone remote (`pnpm --filter mfe-checkout standalone`): no federation, its own
 * React, React Refresh. The server keeps the build in memory.
 */
export const createStandaloneConfig = ({ dir, id }: { dir: string; id: string }): Configuration => ({
  ...common(dir, id, 'client', true),
  name: `${id}:standalone`,
  target: ['web', 'es2022'],
  entry: { main: ENTRY },
  experiments: { outputModule: true },
  output: {
    ...moduleOutput(dir, `${id}_standalone`, false),
    path: path.join(dir, 'dist/standalone'),
    publicPath: '/',
    clean: false,
  },
  optimization: { chunkIds: 'named', moduleIds: 'named' },
  plugins: [
    new webpack.HotModuleReplacementPlugin(),
    new ReactRefreshPlugin({ overlay: false }),
    ...editPlugins(),
    stylesPlugin(false),
  ],
});
