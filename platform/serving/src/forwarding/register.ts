/** Registers routes whose requests are forwarded to an upstream server. */
import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import { Pool } from 'undici';
import { type ClientLimits, createClientGate } from './client-gate.ts';
import { type Forwarding, forward, type Lane } from './forward.ts';
import { createBodyReader } from './request-body.ts';

/** Connections to the upstream server for the requests of a group of paths. */
const REQUESTS: ClientLimits = { atOnce: 128, perClient: 32, queued: 512, waitMs: 3_000 };
/** Connections for large bodies. A client may send one slowly, so they must not take those of other requests. */
const UPLOADS: ClientLimits = { atOnce: 32, perClient: 8, queued: 32, waitMs: 10_000 };
const METHODS = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'];

interface ForwardedPaths extends Omit<Forwarding, 'requests' | 'uploads' | 'bodies' | 'isStopping'> {
  /** Start of the paths. They keep it at the upstream server. */
  prefix: string;
  /** Address of the upstream server. */
  url: string;
}

const openLane = (url: string, limits: ClientLimits): Lane => ({
  upstream: new Pool(url, { connections: limits.atOnce }),
  gate: createClientGate(limits),
});

/** Each group of paths has its own connections: slow payments must not take those of lists. */
export const registerForwarding = async (
  app: FastifyInstance,
  { prefix, url, ...rest }: ForwardedPaths,
): Promise<void> => {
  const [requests, uploads] = [openLane(url, REQUESTS), openLane(url, UPLOADS)];
  const forwarding: Forwarding = {
    ...rest,
    requests,
    uploads,
    bodies: createBodyReader(),
    isStopping: () => app.gracefulStop.isStopping,
  };
  const handler: RouteHandlerMethod = (request, reply) => forward(request, reply, forwarding);
  await app.register(
    async (scope) => {
      scope.addHook('onClose', () =>
        Promise.all([requests, uploads].map(({ upstream }) => upstream.destroy())),
      );
      // Bodies are forwarded unread.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (_, payload, done) => done(null, payload));
      for (const path of ['/', '/*']) scope.route({ url: path, method: METHODS, handler });
    },
    { prefix },
  );
};
