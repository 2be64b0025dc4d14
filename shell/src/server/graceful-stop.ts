/**
 * Stops the server without aborting requests, in three steps: /readyz fails, a notice period, the end of the
 * requests in progress (docs/operations.md "Health").
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long the server waits before it closes connections, so that the last bytes are sent, ms. */
const FLUSH_MS = 200;

export interface GracefulStop {
  /** True once the stop has begun: /readyz fails, and every response closes its connection. */
  readonly isStopping: boolean;
  /** Resolves when every request in progress is answered. */
  stop(): Promise<void>;
}

/**
 * @param noticeMs time for load balancers to notice that /readyz fails, before new connections are refused
 */
export const addGracefulStop = (app: FastifyInstance, noticeMs: number): GracefulStop => {
  let isStopping = false;
  let isClosing = false;
  let inFlight = 0;

  // A connection that a browser opened but never used would delay the stop until the deadline.
  const closeUnused = (): void => {
    if (!isClosing || inFlight > 0) return;
    setTimeout(() => inFlight === 0 && app.server.closeAllConnections(), FLUSH_MS).unref();
  };
  app.addHook('onRequest', async (_, reply) => {
    inFlight += 1;
    reply.raw.once('close', () => {
      inFlight -= 1;
      closeUnused();
    });
  });
  app.addHook('onSend', async (_, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    isClosing = true;
    closeUnused();
  });
  return {
    get isStopping() {
      return isStopping;
    },
    async stop() {
      isStopping = true;
      if (noticeMs > 0) await wait(noticeMs);
      await app.close();
    },
  };
};
