/** Additional webpack configuration of `pnpm dev`: hot module replacement with React Refresh. */
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type WebpackPluginInstance } from 'webpack';
import { WITHOUT_STACKS } from './without-stacks.ts';

/** Path of a remote in development on the shop's origin. */
export const liveBase = (id: string): string => `/dev/live/${id}/`;
/** Path of the event stream for new code. */
export const liveEvents = (id: string): string => `${liveBase(id)}events`;

/** First module of the shell's development build: it must run before React DOM does. */
export const REFRESH_RUNTIME = path.join(import.meta.dirname, 'refresh-runtime.js');

/**
 * Origin of the development server when the page is that of another shop (`--shop`). Empty in `pnpm dev`, whose shell
 * proxies the files.
 */
export const liveOrigin = (): string => process.env.LIVE_ORIGIN ?? '';

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

/** A file of live/. Without an extension: a .ts file here, compiled to .js in the published package. */
const live = (file: string): string => path.join(import.meta.dirname, '../live', file);
const withLoader = (test: RegExp, file: string): WebpackPluginInstance => ({
  apply: (compiler) => void compiler.options.module.rules.push({ test, loader: live(file) }),
});
const reloadForModels = withLoader(/\.model\.ts$/, 'reload-loader.js');

/** For every development build: edited texts keep the page, a crash shows its stack, a syntax error only its place. */
export const editPlugins = (): WebpackPluginInstance[] => [
  // Texts of a language, then the word tables of pages.
  withLoader(/[\\/]src[\\/]messages[\\/](es|en)\.ts$/, 'text-loader.js'),
  withLoader(/[\\/]src[\\/]messages[\\/](?!(es|en)\.ts$)[\w-]+\.ts$/, 'words-loader.js'),
  inEveryEntry(live('crash-client')),
  WITHOUT_STACKS,
];

export const livePlugins = (id: string): WebpackPluginInstance[] => [
  new webpack.HotModuleReplacementPlugin(),
  ...(liveOrigin() ? [] : [shellRefresh(id)]),
  reloadForModels,
  ...editPlugins(),
  new ReactRefreshPlugin({ overlay: false, library: id }),
  inEveryEntry(`${live('live-client')}?${id}`),
  // Settings of the hot client that live-client imports. It reloads the page when a change cannot be applied;
  // live-client shows build errors in place of its overlay.
  new webpack.NormalModuleReplacementPlugin(/^webpack-hot-middleware\/client\.js$/, (resource) => {
    const settings = new URLSearchParams({
      path: liveOrigin() + liveEvents(id),
      name: `${id}:client`,
      reload: 'true',
      overlay: 'false',
      timeout: '3000',
    });
    resource.request += `?${settings}`;
  }),
];
