/** Records a span for each page and each proxied API call (docs/decisions/0060-one-trace.md). */
import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Release } from 'releases/remote-registry';
import { beginTrace, isTracing, runIn, type Span, type SpanStart } from 'tracing/span';
import { targetOf } from '../visitor/request-url.ts';

const spans = new WeakMap<FastifyRequest, Span>();

/** The span of a page or API call. Undefined when it is not recorded. */
export const spanOf = (request: FastifyRequest): Span | undefined => spans.get(request);

/** Pictures are not traced: a page has dozens of them. */
const CALL = '/api/*';
const PAGE = '/*';

const isTraced = ({ method, routeOptions: { url } }: FastifyRequest): boolean =>
  url === CALL || (url === PAGE && method === 'GET');

/**
 * The span of a request. Its name has the route of a page, and only the method of a proxied call, because its path may
 * contain the id of an order. The API knows the route.
 */
const startOf = (request: FastifyRequest): SpanStart => {
  const { method, routeOptions } = request;
  const isCall = routeOptions.url === CALL;
  const name = isCall ? `proxy ${method} /api` : `page ${targetOf(request).match?.route.path ?? 'unknown'}`;
  return { name, kind: 'server', attributes: { 'http.request.method': method } };
};

/** Adds the versions of the remotes that the page is made of. */
export const setReleases = (request: FastifyRequest, releases: ReadonlyMap<string, Release>): void => {
  const span = spans.get(request);
  if (!span) return;
  const versions = [...releases.values()].map(({ id, version }) => [`shop.release.${id}`, version]);
  span.set(Object.fromEntries(versions));
};

const end = (span: Span, { statusCode, writableFinished }: ServerResponse): void => {
  span.set({ 'http.response.status_code': statusCode });
  if (!writableFinished) span.fail('aborted');
  else if (statusCode >= 500) span.fail(String(statusCode));
  span.end();
};

/** Adds nothing while tracing is off. A request that is not traced costs only the decision. */
export const addRequestSpans = (app: FastifyInstance): void => {
  if (!isTracing()) return;
  app.addHook('onRequest', (request, reply, done) => {
    const { traceparent } = request.headers;
    const span = isTraced(request) ? beginTrace(() => startOf(request), { traceparent }) : undefined;
    if (!span) return done();
    spans.set(request, span);
    reply.raw.once('close', () => end(span, reply.raw));
    runIn(span, done);
  });
};
