import type { FastifyReply } from 'fastify';

/** Lets few large bodies into memory at a time. */
export interface BodyGate {
  /** Waits for a place. It is given back when the connection has its answer or is gone. */
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
      new Promise((resolve) => {
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
