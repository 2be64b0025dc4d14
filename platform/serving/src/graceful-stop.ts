/**
 * Stops the server without aborting requests, in three steps: /readyz fails, a notice period, the end of the
 * requests in progress (docs/operations/start-and-stop.md#stop).
 */
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    gracefulStop: GracefulStop;
  }
}

/** Requests of load balancers and monitoring, which come until the end. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);
/** A busy load balancer may notice late. The notice period ends when no request came for this long, ms. */
const QUIET_MS = 500;
const LOOK_MS = 50;
/** Longest notice period, as a multiple of the usual one. */
const LONGEST_NOTICE = 3;

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** How long the server waits before it closes connections, so that the last bytes are sent, ms. */
const FLUSH_MS = 200;

interface GracefulStop {
  /** True once the stop has begun: /readyz fails, and every response closes its connection. */
  readonly isStopping: boolean;
  /** Resolves when every request in progress is answered. */
  stop(): Promise<void>;
}

/**
 * Adds `app.gracefulStop`. The server needs the option `return503OnClosing: false`, so that it answers requests that
 * arrive on open connections while it stops.
 * @param noticeMs usual time for load balancers to notice that /readyz fails, before new connections are refused
 */
export const addGracefulStop = (app: FastifyInstance, noticeMs: number): void => {
  let isStopping = false;
  let isClosing = false;
  let inFlight = 0;
  let lastRequestAt = 0;

  // A connection that a browser opened but never used would delay the stop until the deadline.
  const closeUnused = (): void => {
    if (!isClosing || inFlight > 0) return;
    setTimeout(() => inFlight === 0 && app.server.closeAllConnections(), FLUSH_MS).unref();
  };
  app.addHook('onRequest', async (request, reply) => {
    inFlight += 1;
    if (isStopping && !PROBES.has(request.url)) lastRequestAt = performance.now();
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
  app.decorate('gracefulStop', {
    get isStopping() {
      return isStopping;
    },
    async stop() {
      isStopping = true;
      const end = performance.now() + noticeMs * LONGEST_NOTICE;
      await wait(noticeMs);
      while (performance.now() < Math.min(lastRequestAt + QUIET_MS, end)) await wait(LOOK_MS);
      await app.close();
    },
  });
};

/** Time for requests in progress after the notice period. The API answers orders within 9 s. */
const DRAIN_MS = 15_000;

/** Ends the process with 0 after `stop` on SIGTERM or SIGINT, and with 1 when that takes too long. */
export const stopOnSignal = (stop: () => Promise<unknown>, noticeMs: number): void => {
  let isStopping = false;
  const end = (): void => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), noticeMs * LONGEST_NOTICE + DRAIN_MS).unref();
    void stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', end).on('SIGINT', end);
};
