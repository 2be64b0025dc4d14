import type { FastifyInstance } from 'fastify';
import type { RemoteRegistry } from 'releases/remote-registry';
import type { ShellConfig } from '../config.ts';

/** Probes: whether the process runs, and whether it can serve pages. */
export const registerHealth = (
  app: FastifyInstance,
  { config, registry }: { config: ShellConfig; registry: RemoteRegistry },
): void => {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', (_, reply) =>
    !app.gracefulStop.isStopping && (registry.current().size || config.qa)
      ? { status: 'ready', remotes: registry.revision() }
      : reply.code(503).send({ status: app.gracefulStop.isStopping ? 'stopping' : 'no remotes' }),
  );
};
