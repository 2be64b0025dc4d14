import type { FastifyInstance } from 'fastify';

/**
 * Lets a test hold the commits of payments at the card gateway. Call it before the gateway listens.
 * @returns holds all commits from now on. Its result releases them
 */
export const addCommitLatch = (gateway: FastifyInstance): (() => () => void) => {
  let held = Promise.resolve();
  gateway.addHook('onRequest', async ({ method }) => {
    if (method === 'PUT') await held;
  });
  return () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    return resolve;
  };
};
