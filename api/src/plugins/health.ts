import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { DomainError } from '../errors/domain-error.ts';
import type { AppDeps } from '../module.ts';

/** /healthz: the process answers. /readyz: so does the database (503 when it does not). */
export function addHealth(app: FastifyInstance, { db }: AppDeps): void {
  const hidden = { schema: { hide: true }, logLevel: 'warn' as const };
  app.get('/healthz', hidden, () => ({ status: 'ok' }));
  app.get('/readyz', hidden, async () => {
    try {
      await sql`select 1`.execute(db);
    } catch (error) {
      app.log.warn({ err: error }, 'database not reachable');
      throw new DomainError('UNAVAILABLE');
    }
    return { status: 'ready' };
  });
}
