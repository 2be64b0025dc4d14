import { randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedLocale } from 'shared-contracts/accept-language';
import type { Locale } from 'shared-contracts/locale';
import { toFailureBody } from '../errors/failure-body.ts';
import { ShedError } from '../errors/shed-error.ts';

const UNAVAILABLE = 503;
/** Longest Retry-After. Browsers of the shop wait up to 3 s for a repeated request. */
const RETRY_WITHIN_S = 3;

/** Sends the error body for a thrown value. Logs only server errors. */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  offered: readonly Locale[],
): FastifyReply {
  const body = toFailureBody(error, acceptedLocale(request.headers['accept-language'], offered));
  if (body.statusCode >= 500 && !(error instanceof ShedError))
    request.log.error({ err: error }, 'request failed');
  if (body.statusCode === UNAVAILABLE && !reply.hasHeader('retry-after'))
    // Refused requests come back spread over seconds, not all at once.
    reply.header('retry-after', randomInt(1, RETRY_WITHIN_S + 1));
  return reply
    .code(body.statusCode)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}

/** Handles all errors and unknown URLs. */
export function addErrorHandler(app: FastifyInstance, offered: readonly Locale[]): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, offered));
  app.setNotFoundHandler((request, reply) => sendError({ statusCode: 404 }, request, reply, offered));
}
