import { startPostgres } from 'tools/postgres/start-postgres';
import type { Config } from '../config.ts';
import { connect, type Db } from './connect.ts';

export interface OpenDatabase {
  db: Db;
  readDb: Db;
  /** Address of the database, for connections of one's own (LISTEN, jobs). */
  url: string;
  /** Said to the person at the keyboard. */
  note?: string;
  close(): Promise<void>;
}

/** The database that the settings name; without DATABASE_URL a PostgreSQL of our own in DATA_DIR. */
export async function openDatabase(config: Config): Promise<OpenDatabase> {
  const own = config.DATABASE_URL
    ? undefined
    : await startPostgres({ dataDir: config.DATA_DIR, durable: true });
  const url = config.DATABASE_URL ?? own?.url ?? '';
  const db = connect(url, { max: config.DATABASE_POOL });
  const readDb = config.DATABASE_READ_URL
    ? connect(config.DATABASE_READ_URL, { max: config.DATABASE_POOL })
    : db;
  const close = async () => {
    await Promise.all([db.destroy(), readDb === db ? undefined : readDb.destroy()]);
    await own?.stop();
  };
  return { db, readDb, url, note: own?.note, close };
}
