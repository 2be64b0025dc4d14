/** The office's server without listening: files, pages, forwarding to the API, health. */

import { randomBytes } from 'node:crypto';
import path from 'node:path';
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { addGracefulStop } from 'serving/graceful-stop';
import { maskLogArguments } from 'shared-contracts/domain/mask-urls';
import { hasFragment } from 'shared-contracts/request-target';
import { registerApiProxy } from './api-proxy.ts';
import type { OfficeConfig } from './config.ts';
import { contentSecurityPolicy, headersOfAll } from './policy.ts';
import { FILES_BASE, type OfficeReleases, openOfficeReleases } from './releases.ts';

const NONCE_BYTES = 16;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

/**
 * Whether the client names Brotli with a quality above 0. `*` does not count. The edge has the same rule
 * (lab/containers/varnish/requests.vcl).
 */
const acceptsBrotli = (accepted: string | undefined): boolean =>
  /(?:^|,)\s*br\s*(?:,|$|;\s*q=(?:1|0?\.0*[1-9]))/i.test(accepted ?? '');

const registerFiles = (app: FastifyInstance, releases: OfficeReleases): void => {
  app.get<{ Params: { version: string; name: string } }>(
    `${FILES_BASE}:version/:name`,
    async (request, reply) => {
      const { version, name } = request.params;
      const type = TYPES[path.extname(name)];
      // Source maps and other parts of a release are private.
      if (!type || !/^[\w.-]+$/.test(name) || !/^[\w.-]+$/.test(version)) return reply.callNotFound();
      const file = await releases.file(version, name);
      if (!file) return reply.callNotFound();
      void reply.headers({ 'cache-control': IMMUTABLE, vary: 'accept-encoding' }).type(type);
      return file.compressed && acceptsBrotli(request.headers['accept-encoding'])
        ? reply.header('content-encoding', 'br').send(file.compressed)
        : reply.send(file.body);
    },
  );
};

/** While no release can be used. Loads itself again. */
const NOT_RELEASED =
  '<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Oficina</title></head><body>' +
  '<h1>La oficina se está preparando</h1><p>Esta página se carga sola otra vez en unos segundos.</p>' +
  '<p lang="en">The office is being prepared. This page reloads in a few seconds.</p></body></html>';

const registerPages = (app: FastifyInstance, releases: OfficeReleases): void => {
  const sendPage = async (reply: FastifyReply): Promise<FastifyReply> => {
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    const render = await releases.current();
    void reply
      .headers({ 'content-security-policy': contentSecurityPolicy(nonce), 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8');
    if (render) return reply.send(render(nonce));
    return reply.code(503).headers({ 'retry-after': '3', refresh: '3' }).send(NOT_RELEASED);
  };
  // The browser's router finds the page of any path.
  app.setNotFoundHandler((request, reply) => {
    const { method, headers, url } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    const isPage = isRead && headers.accept?.includes('text/html') && !url.startsWith(FILES_BASE);
    return isPage ? sendPage(reply) : reply.code(404).type('text/plain').send('Not found');
  });
};

export const buildOfficeServer = async (config: OfficeConfig): Promise<FastifyInstance> => {
  const ofAll = headersOfAll(config.officeUrl, config.mode);
  const app = Fastify({
    logger: {
      level: config.logLevel,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      hooks: {
        logMethod(args, method) {
          method.apply(this, maskLogArguments(args) as Parameters<typeof method>);
        },
      },
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    // Needed by the graceful stop.
    return503OnClosing: false,
  });
  const releases = openOfficeReleases(config, app.log);
  addGracefulStop(app, config.stopNoticeMs);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(ofAll);
    // No client sends a fragment. Routers drop it, so it could hide a path from a proxy's rules.
    if (hasFragment(request.raw.url)) return reply.code(400).type('text/plain').send('Bad request');
  });
  app.addHook('onClose', async () => releases.stop());

  await registerApiProxy(app, config);
  registerFiles(app, releases);
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', (_, reply) => {
    const { isStopping } = app.gracefulStop;
    if (!isStopping && releases.isReady()) return { status: 'ready' };
    return reply.code(503).send({ status: isStopping ? 'stopping' : 'no release' });
  });
  app.get('/robots.txt', (_, reply) => reply.type('text/plain').send('User-agent: *\nDisallow: /\n'));
  registerPages(app, releases);

  return app;
};
