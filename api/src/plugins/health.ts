import type { FastifyInstance } from 'fastify';
import { DomainError } from 'shared-contracts/errors/domain-error';
import { ping } from '../db/ping.ts';
import type { AppDeps } from '../module.ts';

/** `/healthz` tests the process. `/readyz` also tests the database and answers 503 without it. */
export function addHealth(app: FastifyInstance, { db }: Pick<AppDeps, 'db'>): void {
  const hidden = { schema: { hide: true }, logLevel: 'warn' as const };
  app.get('/healthz', hidden, () => ({ status: 'ok' }));
  app.get('/readyz', hidden, async () => {
    try {
      await ping(db);
    } catch (error) {
      app.log.warn({ err: error }, 'database not reachable');
      throw new DomainError('UNAVAILABLE');
    }
    return { status: 'ready' };
  });
}
