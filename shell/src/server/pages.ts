/** GET of every page: language, cache, conditional answer, compression. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RemoteRegistry } from 'releases/remote-registry';
import { LOCALE_COOKIE } from 'shared-contracts/domain/storage-keys';
import type { Locale } from 'shared-contracts/locale';
import { matchRoute } from 'shared-contracts/routes';
import { pageUrl } from '../head/page-url.ts';
import { type Composer, redirectTo } from './compose-page.ts';
import type { ShellConfig } from './config.ts';
import { encodingFor } from './encoding.ts';
import type { Metrics } from './metrics.ts';
import { renderBanner } from './overrides/banner.ts';
import { keepInLocation, withoutOverrides } from './overrides/keep-in-address.ts';
import type { Overrides, PageView } from './overrides/overrides.ts';
import { type CachedPage, type PageCache, type StoredPage, store } from './page-cache.ts';
import { chooseLocale, readCookie, readTarget } from './request-url.ts';

/** An entity tag of `If-None-Match`, which may list several, and which a proxy may have weakened. */
const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .some((known) => known.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''));

/**
 * What it cost to answer, for the browser's tools and the team borders: from memory or not, and the remote's render.
 */
const timing = ({ page, state }: CachedPage): string =>
  [`cache;desc=${state}`, page.headers['server-timing']].filter(Boolean).join(', ');

const send = (answer: CachedPage, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { page } = answer;
  reply.headers({ ...page.headers, 'server-timing': timing(answer) });
  if (page.headers.location) return reply.code(page.status).send();
  reply.header('etag', page.etag);
  if (page.status === 200 && isKnown(request.headers['if-none-match'], page.etag))
    return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(page.status).send(page.body[encoding]);
};

/** A page whose address replaces remotes: made for this one request, never kept, never indexed. */
const makeReplaced = async (
  { composer, locale, url, search }: { composer: Composer; locale: Locale; url: string; search: string },
  view: PageView,
): Promise<StoredPage> => {
  const { releases, qa } = view;
  const [pathname = '/'] = url.split('?');
  const banner = renderBanner(view, locale, withoutOverrides(pathname, search));
  const fresh = await composer.compose(url, locale, { releases, qa, banner });
  const { location } = fresh.headers;
  return store({
    ...fresh,
    headers: {
      ...fresh.headers,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      ...(location ? { location: keepInLocation(location, search) } : {}),
    },
  });
};

export interface PagesOptions {
  config: ShellConfig;
  composer: Composer;
  cache: PageCache;
  registry: RemoteRegistry;
  overrides: Overrides;
  /** QA: the address chooses what the stubbed API answers, before the page asks it. */
  chooseScenario: (search: string) => Promise<void>;
  metrics: Pick<Metrics, 'page'>;
}

/**
 * A form sent before its script was here, or without one: its page again, which says what it needs. Nothing is taken
 * from it.
 */
const answerPost = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  const { pathname, search } = readTarget(request.raw.url);
  if (!matchRoute(pathname)) {
    reply.callNotFound();
    return reply;
  }
  return reply.code(303).header('location', pageUrl(pathname, search)).header('connection', 'close').send();
};

export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** @returns the handler, for requests that the router itself refuses */
export const registerPages = (
  app: FastifyInstance,
  { config, composer, cache, registry, overrides, chooseScenario, metrics }: PagesOptions,
): PageHandler => {
  const answerPage: PageHandler = async (request, reply) => {
    const { pathname, search, isMoved } = readTarget(request.raw.url);
    const { locale, remember } = chooseLocale(
      search,
      readCookie(request.headers.cookie, LOCALE_COOKIE),
      config.locales,
    );
    const url = pageUrl(pathname, search);
    const view = await overrides.read(search);
    if (view?.qa) await chooseScenario(search);
    const answer: CachedPage = isMoved
      ? { page: await store(redirectTo(keepInLocation(url, search), 301)), state: 'made' }
      : view
        ? { page: await makeReplaced({ composer, locale, url, search }, view), state: 'made' }
        : await cache.get({ address: `${locale} ${url}`, revision: registry.revision() }, () =>
            composer.compose(url, locale),
          );
    if (remember) {
      const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
      reply.header(
        'set-cookie',
        `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${config.localeCookieSeconds}; SameSite=Lax${secure}`,
      );
    }
    metrics.page(answer.state);
    return send(answer, request, reply);
  };
  app.post('/*', { onRequest: answerPost }, async () => {});
  app.get('/*', answerPage);
  return answerPage;
};
