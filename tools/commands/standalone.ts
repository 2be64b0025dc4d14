/** `pnpm --filter mfe-checkout standalone`: runs a remote alone with the stub host and the API stub. */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { assertPortFree, PortError } from '../src/process/ports.ts';
import { REMOTE_FOLDERS, WORKSPACE } from '../src/workspace/remote-folder.ts';

// Set the mode before importing the webpack configuration, which reads it.
process.env.NODE_ENV = 'development';

const WORKER_URL = '/mockServiceWorker.js';
const port = Number(process.env.STANDALONE_PORT || 3100);
const dir = path.resolve(process.argv[2] ?? process.cwd());
const id = path.basename(dir).replace('mfe-', '');

/** Script of msw's service worker, with which the API stub answers requests. */
const readWorker = (): string =>
  readFileSync(
    createRequire(path.join(WORKSPACE, 'shared-stubs/package.json')).resolve('msw/mockServiceWorker.js'),
    'utf8',
  );

const PAGE = `<!doctype html>
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

const start = async (): Promise<void> => {
  if (!REMOTE_FOLDERS.includes(path.basename(dir) as (typeof REMOTE_FOLDERS)[number]))
    throw new Error(`${path.basename(dir)} is no remote. Run it in one of: ${REMOTE_FOLDERS.join(', ')}`);
  await assertPortFree(port, 'STANDALONE_PORT');
  const [{ default: webpack }, { default: devMiddleware }, { createStandaloneConfig }] = await Promise.all([
    import('webpack'),
    import('webpack-dev-middleware'),
    import('../src/webpack/standalone.ts'),
  ]);
  const compiler = webpack(createStandaloneConfig({ dir, id }));
  if (!compiler) throw new Error(`${id} has no build`);
  const files = devMiddleware(compiler, {
    publicPath: '/',
    index: false,
    stats: 'errors-warnings',
    hot: { inject: 'client', cors: false },
  });
  const worker = readWorker();

  const send = (response: ServerResponse, type: string, body: string, status = 200) =>
    response
      .writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
      .end(body);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === WORKER_URL) return send(response, 'text/javascript', worker);
    if (wantsPage(request)) return send(response, 'text/html', PAGE);
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

try {
  await start();
} catch (error) {
  console.error((error as Error).message);
  if (error instanceof PortError) console.error(error.remedy);
  process.exit(1);
}
