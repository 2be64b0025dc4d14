/** Additional webpack configuration of `pnpm dev`: hot module replacement with React Refresh. */
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type WebpackPluginInstance } from 'webpack';

/** Path of a remote in development on the shop's origin. */
export const liveBase = (id: string): string => `/dev/live/${id}/`;
/** Path of the event stream for new code. */
export const liveEvents = (id: string): string => `${liveBase(id)}events`;

/** First module of the shell's development build: it must run before React DOM does. */
export const REFRESH_RUNTIME = path.join(import.meta.dirname, 'refresh-runtime.js');

/** Uses the shell's React Refresh runtime. With several, updates of remotes would undo each other. */
const shellRefresh = (id: string) =>
  new webpack.ExternalsPlugin('var', ({ request }, done) =>
    request && /react-refresh[\\/]runtime(\.js)?$/.test(request)
      ? done(undefined, `globalThis.__SHOP_REFRESH__(${JSON.stringify(id)})`)
      : done(),
  );

/** Adds a module to every entry of the remote. */
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
  // Our client reloads the page when a change cannot be applied.
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
