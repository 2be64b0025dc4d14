/**
 * Serves a remote alone: with the stub host, the API stub and hot reload. Set NODE_ENV to `development` before this
 * module is loaded, because the configuration of webpack reads it.
 */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import devMiddleware from 'webpack-dev-middleware';
import { assertPortFree } from '../process/ports.ts';
import { clientBundle, stylesPlugin } from '../webpack/common.ts';
import { editPlugins } from '../webpack/live.ts';

/** Entry of the standalone page. Releases do not contain it. */
const ENTRY = './src/index.ts';

/**
 * Configuration of a standalone remote (`pnpm --filter mfe-checkout standalone`): no federation, its own
 * React, React Refresh. The server keeps the build in memory.
 */
const createStandaloneConfig = ({ dir, id }: { dir: string; id: string }): Configuration => {
  const base = clientBundle({ dir, id, version: 'standalone', live: true, publicPath: '/' });
  return {
    ...base,
    name: `${id}:standalone`,
    entry: { main: ENTRY },
    output: { ...base.output, path: path.join(dir, 'dist/standalone'), clean: false },
    plugins: [
      new webpack.HotModuleReplacementPlugin(),
      new ReactRefreshPlugin({ overlay: false }),
      ...editPlugins(),
      stylesPlugin(false),
    ],
  };
};

const WORKER_URL = '/mockServiceWorker.js';

/** Script of msw's service worker, with which the API stub answers requests. */
const readWorker = (dir: string): string => {
  const stubs = createRequire(path.join(dir, 'package.json')).resolve('shared-stubs/api/worker-url');
  return readFileSync(createRequire(stubs).resolve('msw/mockServiceWorker.js'), 'utf8');
};

const pageOf = (id: string): string => `<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${id}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/main.css">
    <script type="module" src="/main.js"></script>
  </head>
  <body></body>
</html>
`;

const wantsPage = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html');

interface Alone {
  /** Folder of the remote. */
  dir: string;
  id: string;
  port: number;
}

/** Serves until the process is interrupted. @throws PortError for a port that is taken */
export const serveStandalone = async ({ dir, id, port }: Alone): Promise<void> => {
  await assertPortFree(port, 'STANDALONE_PORT');
  const compiler = webpack(createStandaloneConfig({ dir, id }));
  if (!compiler) throw new Error(`${id} has no build`);
  const files = devMiddleware(compiler, {
    publicPath: '/',
    index: false,
    stats: 'errors-warnings',
    hot: { inject: 'client', cors: false },
  });
  const worker = readWorker(dir);
  const page = pageOf(id);

  const send = (response: ServerResponse, type: string, body: string, status = 200) =>
    response
      .writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
      .end(body);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === WORKER_URL) return send(response, 'text/javascript', worker);
    if (wantsPage(request)) return send(response, 'text/html', page);
    void files(request, response, () => send(response, 'text/plain', `No file ${pathname}`, 404));
  });
  server.listen(port, 'localhost', () => {
    console.log(`${id} is being built; it will be at http://localhost:${port}`);
  });
  const started = Date.now();
  files.waitUntilValid(() => {
    console.log(
      `${id} stands alone at http://localhost:${port} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
    );
  });
  const stop = () => {
    server.closeAllConnections();
    server.close(() => files.close(() => process.exit(0)));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
};
