/** GET of every page: language, cache, conditional answer, compression. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LOCALE_COOKIE } from 'shared-contracts/domain/storage-keys';
import type { Composer } from './compose-page.ts';
import type { ShellConfig } from './config.ts';
import type { Encoding, PageCache, StoredPage } from './page-cache.ts';
import type { Registry } from './registry.ts';
import { chooseLocale, pageUrl, readCookie } from './request-url.ts';

const encodingFor = (accepted: string | undefined): Encoding =>
  accepted?.includes('br') ? 'br' : accepted?.includes('gzip') ? 'gzip' : 'identity';

const send = (page: StoredPage, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  reply.headers(page.headers);
  if (page.headers.location) return reply.code(page.status).send();
  reply.header('etag', page.etag);
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(page.status).send(page.body[encoding]);
};

export interface PagesOptions {
  config: ShellConfig;
  composer: Composer;
  cache: PageCache;
  registry: Registry;
}

export const registerPages = (
  app: FastifyInstance,
  { config, composer, cache, registry }: PagesOptions,
): void => {
  app.get('/*', async (request, reply) => {
    const [pathname = '/', search = ''] = request.raw.url?.split(/\?(.*)/s) ?? [];
    const { locale, remember } = chooseLocale(
      search,
      readCookie(request.headers.cookie, LOCALE_COOKIE),
      config.locales,
    );
    const url = pageUrl(pathname, search);
    const page = await cache.get(`${locale} ${registry.revision()} ${url}`, () =>
      composer.compose(url, locale),
    );
    if (remember) {
      const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
      reply.header(
        'set-cookie',
        `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${config.localeCookieSeconds}; SameSite=Lax${secure}`,
      );
    }
    return send(page, request, reply);
  });
};
