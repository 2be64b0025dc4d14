/** Serves browser files of remotes in development to the shell, which proxies them on the shop's origin. */
import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { liveEvents } from '../webpack/live.ts';
import type { WatchedRemote } from './watch-remote.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  // Hot updates are modules.
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
};
const FILE = /^\/dev\/live\/([a-z-]+)\/([\w.-]+)$/;

const sendFile = (file: string, response: ServerResponse): void => {
  const stream = createReadStream(file);
  const notFound = () => response.writeHead(404).end('Not found');
  stream.once('error', notFound);
  stream.once('open', () => {
    // The page may have closed while the file was built and opened. Node refuses to pipe into a closed response.
    if (response.destroyed) return void stream.destroy();
    // From here on an error means that the page closed during the download, and `pipeline` handles it.
    stream.off('error', notFound);
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
    pipeline(stream, response, () => {});
  });
};

interface LiveOptions {
  port?: number;
  /** Origin of a shop whose pages may load the files. Without it, only pages of the same origin can. */
  shopOrigin?: string | undefined;
}

/** A production build has no events, and is always at rest. */
interface ServedRemote
  extends Pick<WatchedRemote, 'id' | 'clientDir'>,
    Partial<Pick<WatchedRemote, 'events' | 'atRest'>> {
  /** File name → path of a file outside of `clientDir`. */
  aliases?: Readonly<Record<string, string>>;
}

export const startLiveServer = async (
  remotes: readonly ServedRemote[],
  { port = 0, shopOrigin }: LiveOptions = {},
) => {
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    if (shopOrigin) {
      response.setHeader('access-control-allow-origin', shopOrigin);
      // Chrome asks before a public page may load from this machine.
      response.setHeader('access-control-allow-private-network', 'true');
      if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    }
    const pathname = (request.url ?? '').split('?')[0] as string;
    const [, id, name] = FILE.exec(pathname) ?? [];
    const remote = remotes.find((one) => one.id === id);
    if (!remote || !name) return void response.writeHead(404).end('Not found');
    const { events, atRest, aliases, clientDir } = remote;
    const send = () => sendFile(aliases?.[name] ?? path.join(clientDir, name), response);
    if (events && pathname === liveEvents(remote.id))
      events(request as never, response as never, () => response.writeHead(503).end());
    else void Promise.resolve(atRest?.()).then(send);
  };
  const server = createServer(answer);
  // Only the shell's proxy closes idle connections. If this server did too, it could close a connection on
  // which the proxy has just sent a request.
  server.keepAliveTimeout = 0;
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
};
