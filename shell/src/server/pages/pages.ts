/**
 * Handles GET of every page: parses the request, selects releases, reads or composes the page, and sends it.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Release, RemoteRegistry } from 'releases/remote-registry';
import { networkOf } from 'serving/client-network';
import { inSpan } from 'tracing/span';
import { type CachedPage, NO_MEMORY, type PageCache, SHORT_MEMORY } from '../cache/page-cache.ts';
import { keyOf } from '../cache/page-key.ts';
import { store } from '../cache/stored-page.ts';
import type { ShellConfig } from '../config.ts';
import { type Composer, redirectTo } from '../document/compose-page.ts';
import { RETRY_AFTER_S } from '../document/partial-page.ts';
import { isSpeculative } from '../document/speculation.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import { withoutOverrides, withQuery } from '../overrides/address-query.ts';
import { renderBanner } from '../overrides/banner.ts';
import type { Overrides, PageView } from '../overrides/overrides.ts';
import { plainRequestOf, registerPlainForms } from '../plain/plain-pages.ts';
import type { RenderPool } from '../render/render-pool.ts';
import { sharedHeaders } from '../shared-cache/lifetimes.ts';
import { contextOf } from '../shared-cache/page-context.ts';
import { setReleases, spanOf } from '../tracing/request-spans.ts';
import { storedCohort } from '../visitor/cohort-cookie.ts';
import { CONTEXT_HEADER, type EdgeReader } from '../visitor/edge-request.ts';
import { type PageRequest, readPage, type Visitor } from '../visitor/page-request.ts';
import { readVisitor } from '../visitor/page-visitor.ts';
import type { Previews } from '../visitor/previews.ts';
import { releaseSetOf } from '../visitor/release-set.ts';
import { localeOf } from '../visitor/request-locale.ts';
import { type RequestTarget, targetOf } from '../visitor/request-url.ts';
import type { AskedPages } from '../warm-up/asked-pages.ts';
import { sendPage } from './send-page.ts';

export interface PagesOptions {
  config: ShellConfig;
  composer: Composer;
  cache: PageCache;
  registry: RemoteRegistry;
  pool: Pick<RenderPool, 'hasSpare'>;
  overrides: Overrides;
  previews: Previews;
  /** QA: sets the scenario of the stubbed API from the address, before the page calls the API. */
  chooseScenario: (query: URLSearchParams) => Promise<Pick<PageView, 'active' | 'problems'>>;
  metrics: Pick<Metrics, 'page'>;
  readEdge: EdgeReader;
  asked: Pick<AskedPages, 'count'>;
}

export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** A page with overrides: composed per request, never cached, never indexed. */
const composeReplaced = async (
  composer: Composer,
  page: PageRequest,
  { query }: RequestTarget,
  view: PageView,
): Promise<CachedPage> => {
  const banner = renderBanner(view, page.locale, withoutOverrides(page.pathname, query));
  const fresh = await composer.compose(page, { qa: view.qa, banner });
  const headers = { ...fresh.headers, 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };
  return { page: await store({ ...fresh, headers, cacheable: false }), state: 'made' };
};

/** Whether the render of this page would take a place that the pages of waiting shoppers need. */
const needsBusyPlace = (options: PagesOptions, page: PageRequest): boolean => {
  const { cache, pool } = options;
  const release = page.match && page.releases.get(page.match.route.owner);
  return Boolean(release && !pool.hasSpare(release) && !cache.has(keyOf(page)));
};

/** Whether the address has query keys that do not change the page. */
const hasOtherSpelling = ({ query: kept }: PageRequest, { query }: RequestTarget): boolean =>
  kept.size !== query.size;

/** The page to send: a redirect, a page with overrides, or a cached page. */
const findPage = async (
  options: PagesOptions,
  page: PageRequest,
  target: RequestTarget,
  { view, isEdge }: { view: PageView | null; isEdge: boolean },
): Promise<CachedPage> => {
  const { composer, cache } = options;
  if (target.isMoved) return { page: await store(redirectTo(page.url, 301)), state: 'made' };
  if (view) return composeReplaced(composer, page, target, view);
  // Drafts and plain pages reach no cache.
  if (page.draft || page.plain) return { page: await store(await composer.compose(page)), state: 'made' };
  return inSpan({ name: 'page cache' }, async (span) => {
    const shared = hasOtherSpelling(page, target) ? SHORT_MEMORY : NO_MEMORY;
    const cached = await cache.get(keyOf(page), () => composer.compose(page), isEdge ? shared : undefined);
    span?.set({ 'shop.cache': cached.state });
    return cached;
  });
};

/**
 * The location of a redirect with the visitor's other query keys: campaigns, overrides. Visitors who ask at the same
 * time share the redirect itself, so it must not contain them.
 */
const ownLocation = (
  { page: { headers } }: CachedPage,
  { query: kept }: PageRequest,
  { query }: RequestTarget,
): Record<string, string> => {
  if (headers.location === undefined) return {};
  const others = new URLSearchParams([...query].filter(([key]) => !kept.has(key)));
  return { location: withQuery(headers.location, others) };
};

/** Headers for a shared cache. A page that must not be shared keeps its own. */
const edgeHeaders = ({ page, state }: CachedPage, context: string): Record<string, string> => ({
  [CONTEXT_HEADER]: context,
  ...(page.cacheable ? sharedHeaders(page, state) : {}),
});

/** Language and releases of a visitor who submits a form. */
const formVisitor =
  ({ config, registry, previews }: PagesOptions) =>
  (request: FastifyRequest): Visitor => {
    const { locale } = localeOf(request, config);
    const cohort = storedCohort(request, registry);
    const set = releaseSetOf(registry, { cohort, preview: previews.of(request).view });
    return { locale, ...set, client: networkOf(request) };
  };

/** @returns the handler, also used for requests that the router refuses */
export const registerPages = (app: FastifyInstance, options: PagesOptions): PageHandler => {
  const { config, composer, overrides, chooseScenario, metrics, asked } = options;

  /** The overrides of the address, in QA with the scenario of the stubbed API. */
  const readView = async (query: URLSearchParams, current: ReadonlyMap<string, Release>) => {
    const view = await overrides.read(query, current);
    if (!view?.qa) return view;
    const { active, problems } = await chooseScenario(query);
    return { ...view, active: [...view.active, ...active], problems: [...view.problems, ...problems] };
  };

  const answerPage: PageHandler = async (request, reply) => {
    const target = targetOf(request);
    const { visitor, cookies, isEdge } = await readVisitor(request, options);
    const view = await readView(target.query, visitor.releases);
    const plain = isEdge ? undefined : plainRequestOf(request);
    const releases = view && { releases: view.releases };
    const page = { ...readPage(target, { ...visitor, ...releases }), plain };
    setReleases(request, page.releases);
    if (isSpeculative(request) && needsBusyPlace(options, page)) {
      metrics.page('shed');
      return reply.code(503).headers({ 'retry-after': RETRY_AFTER_S, 'cache-control': 'no-store' }).send();
    }
    const answer = await findPage(options, page, target, { view, isEdge });
    for (const cookie of cookies) reply.header('set-cookie', cookie);
    metrics.page(answer.state);
    const { cacheable, status } = answer.page;
    const { url, locale, preview } = page;
    if (cacheable && status === 200 && !preview) asked.count({ url, locale, target });
    const location = ownLocation(answer, page, target);
    if (isEdge)
      return sendPage(answer, request, reply, {
        extra: { ...edgeHeaders(answer, contextOf(page)), ...location },
      });
    // Tells the page's program that the request is traced (inline/trace/).
    const span = config.trace.browsers ? spanOf(request) : undefined;
    return sendPage(answer, request, reply, { span, extra: location });
  };

  registerPlainForms(app, { config, composer, visitorOf: formVisitor(options) });
  app.get('/*', answerPage);
  return answerPage;
};
