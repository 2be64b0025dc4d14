import type { FastifyReply } from 'fastify';
import { DomainError } from 'shared-contracts/errors/domain-error';

/** Requests that may wait for a slot. Each keeps its connection and its deadline. */
const MAX_WAITING = 16;

/** Limits the number of large bodies in memory. */
export interface BodyGate {
  /**
   * Waits for a slot. The end of the response or of the connection releases it.
   * @throws DomainError UNAVAILABLE when too many requests wait
   */
  enter(reply: FastifyReply): Promise<void>;
}

export const createBodyGate = (atOnce: number): BodyGate => {
  let inside = 0;
  const waiting = new Set<() => void>();
  const next = (): void => {
    const [admit] = waiting;
    if (inside >= atOnce || !admit) return;
    waiting.delete(admit);
    inside += 1;
    admit();
  };
  return {
    enter: (reply) =>
      new Promise((resolve, reject) => {
        if (waiting.size >= MAX_WAITING) return reject(new DomainError('UNAVAILABLE'));
        let isInside = false;
        const admit = () => {
          isInside = true;
          resolve();
        };
        waiting.add(admit);
        reply.raw.once('close', () => {
          waiting.delete(admit);
          if (!isInside) return;
          inside -= 1;
          next();
        });
        next();
      }),
  };
};
