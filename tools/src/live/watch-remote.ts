/** Rebuilds a remote on every change, for browser and server. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LiveBuild } from 'releases/live-releases';
import webpack, { type Configuration } from 'webpack';
import hotMiddleware from 'webpack-hot-middleware';
import { distFolder } from '../build/dist-folder.ts';
import { liveBase, liveEvents } from '../webpack/live.ts';
import { describeBuild } from '../webpack/release-manifest-plugin.ts';
import { packageId } from '../workspace/remote-folder.ts';

export interface WatchOptions {
  dir: string;
  /** Default: from the name of the folder. */
  id?: string;
  /** Builds no server bundle. */
  isBrowserOnly?: boolean;
  /** Called before open pages are notified, so that a reloaded page gets the new server bundle. */
  onBuilt(build: LiveBuild): void;
  say(line: string): void;
}

export const watchRemote = async ({
  dir,
  id = packageId(dir),
  isBrowserOnly = false,
  onBuilt,
  say,
}: WatchOptions) => {
  const { default: config } = (await import(pathToFileURL(path.join(dir, 'webpack.config.ts')).href)) as {
    default: Configuration[];
  };
  const clientDir = path.join(distFolder(dir), 'client');

  const compiler = webpack(isBrowserOnly ? config.filter(({ name }) => name === `${id}:client`) : config);
  const first = Promise.withResolvers<boolean>();
  let isFirst = true;
  let started = Date.now();

  let build: PromiseWithResolvers<void> | undefined;

  compiler.hooks.invalid.tap('live', () => {
    started = Date.now();
    build ??= Promise.withResolvers();
  });
  compiler.hooks.done.tap('live', (stats) => {
    const isBuilt = !stats.hasErrors();
    if (isBuilt) {
      const client = stats.stats.find(({ compilation }) => compilation.name === `${id}:client`);
      if (!client) throw new Error(`${id} has no browser bundle`);
      const manifest = {
        ...describeBuild(client.compilation, { id, version: 'dev', exposes: [], shared: {} }),
        base: liveBase(id),
      };
      onBuilt({ manifest, clientDir, serverFile: path.join(distFolder(dir), 'server/index.mjs') });
      say(`${id}: built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
    } else {
      const text = stats.toString({ preset: 'errors-only', colors: false, errorStack: false });
      say(`${id}: build failed; the previous build stays current\n${text}\n`);
    }
    build?.resolve();
    build = undefined;
    if (isFirst) first.resolve(isBuilt);
    isFirst = false;
  });
  // Register after our own listener, so that pages are notified last.
  const events = hotMiddleware(compiler, { path: liveEvents(id), log: false, heartbeat: 1_000 });
  const watching = compiler.watch(
    { aggregateTimeout: 20, ignored: /node_modules|[\\/]dist[\\/]/ },
    (error) => {
      if (!error) return;
      // Not a fault of the sources. webpack ends the watch after it.
      const text = `${id}: the build cannot go on: ${error.message}. Mend that and start again`;
      if (isFirst) first.reject(new Error(text));
      else say(text);
      build?.resolve();
    },
  );

  return {
    id,
    clientDir,
    /** Request handler of the remote's event stream. */
    events,
    /** Resolves when no build is running. While a build runs, a file may be half written. */
    atRest: async () => build?.promise,
    /** Resolves to whether the first build succeeded. Rejects if it could not be written, for example to a full disk. */
    first: first.promise,
    close(): Promise<void> {
      events.close();
      return new Promise((done) => watching?.close(() => done()));
    },
  };
};

export type WatchedRemote = Awaited<ReturnType<typeof watchRemote>>;
