import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { keepPreparedPlans } from './prepared.ts';
import type { Database } from './schema.ts';

/** The database, typed. Repositories take it or a transaction of it. */
export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;
/** What a repository speaks to: the pool, or the transaction it was passed. */
export type Executor = Db | Tx;

const CONNECT_TIMEOUT_MS = 5_000;
/** No request waits longer for one statement. */
const STATEMENT_TIMEOUT_MS = 10_000;

/** A pool of connections; nothing is opened before the first query. Close it with `db.destroy()`. */
export function connect(url: string, { max = 10 }: { max?: number } = {}): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'shop-api',
  });
  // An idle connection that breaks is replaced at the next query; unheard, its error would end the process.
  pool.on('error', () => undefined);
  keepPreparedPlans(pool);
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
