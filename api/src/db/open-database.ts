import { startPostgres } from 'embedded-postgres/start-postgres';
import type { Config } from '../config.ts';
import { type ConnectOptions, connect, type Db } from './connect.ts';

export interface OpenDatabase {
  db: Db;
  readDb: Db;
  /** Address of the database, for connections of one's own (LISTEN, jobs). */
  url: string;
  /** Said to the person at the keyboard. */
  note?: string;
  close(): Promise<void>;
}

/**
 * The database that the settings name; without DATABASE_URL a PostgreSQL of our own in DATA_DIR.
 * @param limits how long its connections wait for answers; a command's work takes what it takes
 */
export async function openDatabase(
  config: Config,
  limits: Pick<ConnectOptions, 'queryMs' | 'connectMs'> = {},
): Promise<OpenDatabase> {
  const own = config.DATABASE_URL
    ? undefined
    : await startPostgres({ dataDir: config.DATA_DIR, durable: true });
  const url = config.DATABASE_URL ?? own?.url ?? '';
  const db = connect(url, { max: config.DATABASE_POOL, ...limits });
  const readDb = config.DATABASE_READ_URL
    ? connect(config.DATABASE_READ_URL, { max: config.DATABASE_POOL, ...limits })
    : db;
  const close = async () => {
    await Promise.all([db.destroy(), readDb === db ? undefined : readDb.destroy()]);
    await own?.stop();
  };
  return { db, readDb, url, note: own?.note, close };
}
