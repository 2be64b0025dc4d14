import type { FastifyInstance } from 'fastify';
import { DomainError } from '../errors/domain-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds until a request is answered 503, however its work stands; unset: the shop's own limit. */
    answerWithinMs?: number;
  }
}

/**
 * A limit to every request. Its work goes on: an order that is stored after all is found by its Idempotency-Key.
 * (Fastify's own `handlerTimeout` ends with the request's body, so it guards no POST.)
 */
export function addDeadline(app: FastifyInstance, answerWithinMs: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    const limit = request.routeOptions.config.answerWithinMs ?? answerWithinMs;
    const timer = setTimeout(() => {
      if (!reply.sent) void reply.send(new DomainError('UNAVAILABLE'));
    }, limit);
    reply.raw.once('close', () => clearTimeout(timer));
    done();
  });
}
