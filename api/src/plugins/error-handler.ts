import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedLocale } from 'shared-contracts/accept-language';
import type { Locale } from 'shared-contracts/locale';
import { toFailureBody } from '../errors/failure-body.ts';

/** Sends the error body for a thrown value. Logs only server errors. */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  offered: readonly Locale[],
): FastifyReply {
  const body = toFailureBody(error, acceptedLocale(request.headers['accept-language'], offered));
  if (body.statusCode >= 500) request.log.error({ err: error }, 'request failed');
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
