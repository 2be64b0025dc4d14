import type { FastifyInstance } from 'fastify';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Config } from '../config.ts';
import { connect } from '../db/connect.ts';
import { ping } from '../db/ping.ts';

/** Timeouts of the readiness probe's connection. Orchestrators end a probe after a few seconds. */
const PROBE_MS = 2_000;

/**
 * `/healthz` tests the process. `/readyz` also tests the database. It answers 503 without it, and while the process
 * stops. The probe has a connection of its own, so that many requests do not make the process look unready.
 */
export function addHealth(
  app: FastifyInstance,
  { config, databaseUrl }: { config: Config; databaseUrl?: string | undefined },
): void {
  const { DATABASE_URL: url = databaseUrl ?? '', DATABASE_DIRECT_URL: directUrl } = config;
  const isPooled = directUrl !== undefined;
  const probe = connect(url, { max: 1, connectMs: PROBE_MS, queryMs: PROBE_MS, isPooled });
  app.addHook('onClose', () => probe.destroy());
  const hidden = { schema: { hide: true }, logLevel: 'warn' as const };
  app.get('/healthz', hidden, () => ({ status: 'ok' }));
  app.get('/readyz', hidden, async () => {
    if (app.gracefulStop.isStopping) throw new DomainError('UNAVAILABLE');
    try {
      await ping(probe);
    } catch (error) {
      app.log.warn({ err: error }, 'database not reachable');
      throw new DomainError('UNAVAILABLE');
    }
    return { status: 'ready' };
  });
}
