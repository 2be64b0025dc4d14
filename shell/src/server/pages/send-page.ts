/** Sends a page: conditional response and compression. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { isKnownEtag } from 'serving/etag';
import type { SpanReference } from 'tracing/trace-parent';
import { TRACE_TIMING } from '../../trace-report.ts';
import type { CachedPage } from '../cache/page-cache.ts';
import type { Encoding } from '../cache/stored-page.ts';

/** Supported encodings, preferred first: at equal quality the client gets the one with the shorter result. */
const COMPRESSED = ['br', 'gzip'] as const;

/**
 * Chooses the compression of a response (docs/decisions/0033-paths-proxy-encodings.md).
 * @param accepted the request's `Accept-Encoding`
 */
export const encodingFor = (accepted: string | undefined): Encoding => {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } });
  return negotiator.encodings(COMPRESSED, { preferred: COMPRESSED })[0] ?? 'identity';
};

/** Server-Timing: cache state and render time, for developer tools and the overlay of team borders. */
const timing = ({ page, state }: CachedPage, span: SpanReference | undefined): string =>
  [
    `cache;desc=${state}`,
    page.headers['server-timing'],
    span && `${TRACE_TIMING};desc="${span.traceId}-${span.spanId}"`,
  ]
    .filter(Boolean)
    .join(', ');

interface SendOptions {
  /** Span of the request, when the page may know it. */
  span?: SpanReference | undefined;
  /** Headers in place of those of the page. */
  extra?: Record<string, string>;
}

export const sendPage = (
  answer: CachedPage,
  request: FastifyRequest,
  reply: FastifyReply,
  { span, extra }: SendOptions = {},
): FastifyReply => {
  const { page } = answer;
  reply.headers({ ...page.headers, 'server-timing': timing(answer, span), ...extra });
  if (page.headers.location) return reply.code(page.status).send();
  reply.header('etag', page.etag);
  if (page.status === 200 && isKnownEtag(request.headers['if-none-match'], page.etag))
    return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(page.status).send(page.body[encoding]);
};
