import type { FastifyInstance } from 'fastify';
import { DomainError } from 'shared-contracts/errors/domain-error';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Deadline of a request in ms, after which the API answers 503. Default: the shop's setting. */
    answerWithinMs?: number;
  }
}

/**
 * Adds a deadline to every request. The handler continues: an order that it still stores is found by its
 * Idempotency-Key. (Fastify's `handlerTimeout` ends when the body is read, so it does not cover POST handlers.)
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
