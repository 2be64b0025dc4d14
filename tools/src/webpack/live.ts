/** What a remote under edit (`pnpm dev`) is built with besides: modules are exchanged in the open page, React keeps its state. */
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type WebpackPluginInstance } from 'webpack';

/** Path below the shop's own origin where a remote under edit is served. */
export const liveBase = (id: string): string => `/dev/live/${id}/`;
/** Where an open page hears of new code. */
export const liveEvents = (id: string): string => `${liveBase(id)}events`;

/** First module of the shell's development build: it must run before React DOM does. */
export const REFRESH_RUNTIME = path.join(import.meta.dirname, 'refresh-runtime.js');

/** React Refresh works once for a page, or one remote's update would undo another's: it is the shell's. */
const shellRefresh = (id: string) =>
  new webpack.ExternalsPlugin('var', ({ request }, done) =>
    request && /react-refresh[\\/]runtime(\.js)?$/.test(request)
      ? done(undefined, `globalThis.__SHOP_REFRESH__(${JSON.stringify(id)})`)
      : done(),
  );

/** In every entry of the remote, whichever of its modules a page loads. */
const inEveryEntry = (request: string): WebpackPluginInstance => ({
  apply: (compiler) => new webpack.EntryPlugin(compiler.context, request, {}).apply(compiler),
});

const MODEL = { test: /\.model\.ts$/, loader: path.join(import.meta.dirname, '../live/reload-loader.js') };
const reloadForModels: WebpackPluginInstance = {
  apply: (compiler) => void compiler.options.module.rules.push(MODEL),
};

export const livePlugins = (id: string): WebpackPluginInstance[] => [
  new webpack.HotModuleReplacementPlugin(),
  shellRefresh(id),
  reloadForModels,
  new ReactRefreshPlugin({ overlay: false, library: id }),
  inEveryEntry(`${path.join(import.meta.dirname, '../live/live-client.ts')}?${id}`),
  // The connection itself: reloads the page when a change cannot be taken in.
  new webpack.NormalModuleReplacementPlugin(/^webpack-hot-middleware\/client\.js$/, (resource) => {
    const settings = new URLSearchParams({
      path: liveEvents(id),
      name: `${id}:client`,
      reload: 'true',
      overlay: 'false',
      timeout: '3000',
    });
    resource.request += `?${settings}`;
  }),
];
