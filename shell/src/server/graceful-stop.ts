/** Stops the server without cutting a request: readiness off, a notice, then drain (docs/operations.md "Health"). */
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** The last bytes leave before the connections are closed, ms. */
const FLUSH_MS = 200;

export interface GracefulStop {
  /** From now on /readyz says so, and every response ends its connection. */
  readonly isStopping: boolean;
  /** Done when every request in flight is answered. */
  stop(): Promise<void>;
}

/** @param noticeMs time for load balancers to see that /readyz is off, before new connections are refused */
export const addGracefulStop = (app: FastifyInstance, noticeMs: number): GracefulStop => {
  let isStopping = false;
  let isClosing = false;
  let inFlight = 0;

  // A connection that a browser opened in advance and never used would hold the process until its deadline.
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
