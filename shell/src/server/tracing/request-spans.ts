/** Records a span for each page and each proxied API call (docs/decisions/0060-one-trace.md). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Release } from 'releases/remote-registry';
import { beginTrace, isTracing, runIn, type Span } from 'tracing/span';
import { targetOf } from '../request-url.ts';

const spans = new WeakMap<FastifyRequest, Span>();

/** The span of a page or API call. Undefined when it is not recorded. */
export const spanOf = (request: FastifyRequest): Span | undefined => spans.get(request);

/** Pictures are not traced: a page has dozens of them. */
const CALL = '/api/*';
const PAGE = '/*';

/**
 * Name of the span: the route of a page, and only the method of a proxied call, because its path may contain the id of
 * an order. The API knows the route.
 */
const nameOf = (request: FastifyRequest): string | undefined => {
  const { method, routeOptions } = request;
  const { url = '' } = routeOptions;
  if (url === CALL) return `proxy ${method} /api`;
  if (url !== PAGE || method !== 'GET') return undefined;
  return `page ${targetOf(request).match?.route.path ?? 'unknown'}`;
};

/** Adds the versions of the remotes that the page is made of. */
export const setReleases = (request: FastifyRequest, releases: ReadonlyMap<string, Release>): void => {
  const span = spans.get(request);
  if (!span) return;
  const versions = [...releases.values()].map(({ id, version }) => [`shop.release.${id}`, version]);
  span.set(Object.fromEntries(versions));
};

/** Adds nothing while tracing is off. */
export const addRequestSpans = (app: FastifyInstance): void => {
  if (!isTracing()) return;
  app.addHook('onRequest', (request, _, done) => {
    const name = nameOf(request);
    const span =
      name === undefined
        ? undefined
        : beginTrace(
            { name, kind: 'server', attributes: { 'http.request.method': request.method } },
            { traceparent: request.headers.traceparent },
          );
    if (!span) return done();
    spans.set(request, span);
    runIn(span, done);
  });
  const end = (request: FastifyRequest, status: number): void => {
    const span = spans.get(request);
    if (!span) return;
    spans.delete(request);
    span.set({ 'http.response.status_code': status });
    if (status >= 499) span.fail(status === 499 ? 'aborted' : String(status));
    span.end();
  };
  app.addHook('onResponse', (request, { statusCode }, done) => {
    end(request, statusCode);
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    end(request, 499);
    done();
  });
};
