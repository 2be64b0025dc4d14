import type { FastifyInstance } from 'fastify';
import { DomainError } from '../errors/domain-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds until a request is answered 503, however its work stands; unset: the shop's own limit. */
    answerWithinMs?: number;
  }
}

/** However slow the database is, the shopper hears so by then. */
const ANSWER_WITHIN_MS = 9_000;

/**
 * A limit to every request. Its work goes on: an order that is stored after all is found by its Idempotency-Key.
 * (Fastify's own `handlerTimeout` ends with the request's body, so it guards no POST.)
 */
export function addDeadline(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const limit = request.routeOptions.config.answerWithinMs ?? ANSWER_WITHIN_MS;
    const timer = setTimeout(() => {
      if (!reply.sent) void reply.send(new DomainError('UNAVAILABLE'));
    }, limit);
    reply.raw.once('close', () => clearTimeout(timer));
    done();
  });
}
