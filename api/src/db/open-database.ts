import { startPostgres } from 'embedded-postgres/start-postgres';
import type { Config } from '../config.ts';
import { type ConnectOptions, connect, type Db } from './connect.ts';

export interface OpenDatabase {
  db: Db;
  readDb: Db;
  /** URL of the database itself, not of a pooler: for LISTEN, jobs, migrations. */
  url: string;
  /** Message to print for the operator, if any. */
  note?: string;
  close(): Promise<void>;
}

/**
 * Opens the database of the settings. Without DATABASE_URL, starts the embedded PostgreSQL in DATA_DIR. A serving
 * process uses the pooler at DATABASE_URL when DATABASE_DIRECT_URL names the database itself. Commands never do,
 * because they may need long statements.
 * @param limits timeouts of its connections. Commands have none.
 */
export async function openDatabase(
  config: Config,
  limits: Pick<ConnectOptions, 'queryMs' | 'connectMs'> = {},
): Promise<OpenDatabase> {
  const own = config.DATABASE_URL
    ? undefined
    : await startPostgres({ dataDir: config.DATA_DIR, durable: true });
  const served = config.DATABASE_URL ?? own?.url ?? '';
  const url = config.DATABASE_DIRECT_URL ?? served;
  const isPooled = served !== url && limits.queryMs !== undefined;
  const db = connect(isPooled ? served : url, { max: config.DATABASE_POOL, isPooled, ...limits });
  const readDb = config.DATABASE_READ_URL
    ? connect(config.DATABASE_READ_URL, { max: config.DATABASE_POOL, ...limits })
    : db;
  const close = async () => {
    await Promise.all([db.destroy(), readDb === db ? undefined : readDb.destroy()]);
    await own?.stop();
  };
  return { db, readDb, url, note: own?.note, close };
}
