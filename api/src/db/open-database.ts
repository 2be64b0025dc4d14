import { startPostgres } from 'embedded-postgres/start-postgres';
import type { PostgresPool } from 'kysely';
import type { Config } from '../config.ts';
import { type Db, dbOn, openPool, type servingTimeouts } from './connect.ts';
import { gatePool, type PoolGate } from './pool-gate.ts';
import { openReadRouting, type ReadRouting, WITHOUT_REPLICA } from './read-routing.ts';

export interface OpenDatabase {
  db: Db;
  readDb: Db;
  readRouting: ReadRouting;
  /** Pools by name, with their limits. Empty for commands, which have none. */
  pools: Partial<Record<'primary' | 'replica', PoolGate>>;
  /** URL of the database itself, not of a pooler: for LISTEN, jobs, migrations. */
  url: string;
  /** Message to print for the operator, if any. */
  note?: string;
  close(): Promise<void>;
}

type Limits = ReturnType<typeof servingTimeouts>;

/**
 * Opens the database of the settings. Without DATABASE_URL, starts the embedded PostgreSQL in DATA_DIR. A serving
 * process uses the pooler at DATABASE_URL when DATABASE_DIRECT_URL names the database itself. Commands never do,
 * because they may need long statements. Commands also read everything from the primary.
 * @param limits timeouts of its connections. Commands have none.
 */
export async function openDatabase(config: Config, limits?: Limits): Promise<OpenDatabase> {
  const own = config.DATABASE_URL
    ? undefined
    : await startPostgres({ dataDir: config.DATA_DIR, durable: true });
  const served = config.DATABASE_URL ?? own?.url ?? '';
  const url = config.DATABASE_DIRECT_URL ?? served;
  const isServing = limits !== undefined;
  const isPooled = served !== url && isServing;
  const { DATABASE_POOL: max } = config;
  const pools: OpenDatabase['pools'] = {};
  const open = (name: 'primary' | 'replica', address: string, isBehindPooler: boolean): PostgresPool => {
    const pool = openPool(address, { max, isPooled: isBehindPooler, ...limits });
    if (!limits) return pool;
    const gate = gatePool(pool, max, limits.connectMs);
    pools[name] = gate;
    return gate;
  };

  const primary = open('primary', isPooled ? served : url, isPooled);
  const db = dbOn(primary);
  const { readDb, readRouting, close: closeReplica } = openReplica();
  const close = async () => {
    await closeReplica();
    await db.destroy();
    await own?.stop();
  };
  return { db, readDb, readRouting, pools, url, note: own?.note, close };

  function openReplica(): ReturnType<typeof openReadRouting> {
    const { DATABASE_READ_URL: readUrl, DATABASE_READ_DIRECT_URL: readDirectUrl } = config;
    // A worker's jobs decide about orders and mails: they read the primary.
    if (!readUrl || !isServing || config.API_ROLE === 'worker')
      return { readDb: db, readRouting: WITHOUT_REPLICA, close: async () => undefined };
    const replica = open('replica', readUrl, readDirectUrl !== undefined);
    return openReadRouting({
      primary: db,
      pools: { primary, replica },
      replicaUrl: readDirectUrl ?? readUrl,
      maxLagMs: config.REPLICA_MAX_LAG_MS,
    });
  }
}
