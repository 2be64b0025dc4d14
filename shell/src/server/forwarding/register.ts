/** Registers routes whose requests are forwarded to an upstream server. */
import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import { Pool } from 'undici';
import { type Forwarding, forward } from './forward.ts';

/** Most connections to the upstream server for a group of paths. Further requests wait for one. */
const CONNECTIONS = 128;
const METHODS = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'];

interface ForwardedPaths extends Omit<Forwarding, 'upstream' | 'isStopping'> {
  /** Start of the paths. They keep it at the upstream server. */
  prefix: string;
  /** Address of the upstream server. */
  url: string;
}

/** Each group of paths has its own connections: slow payments must not take those of lists. */
export const registerForwarding = async (
  app: FastifyInstance,
  { prefix, url, ...rest }: ForwardedPaths,
): Promise<void> => {
  const upstream = new Pool(url, { connections: CONNECTIONS });
  const forwarding: Forwarding = { ...rest, upstream, isStopping: () => app.shopStop.isStopping };
  const handler: RouteHandlerMethod = (request, reply) => forward(request, reply, forwarding);
  await app.register(
    async (scope) => {
      scope.addHook('onClose', () => upstream.destroy());
      // Bodies are forwarded unread.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (_, payload, done) => done(null, payload));
      for (const path of ['/', '/*']) scope.route({ url: path, method: METHODS, handler });
    },
    { prefix },
  );
};
