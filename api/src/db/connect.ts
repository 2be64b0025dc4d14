import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { dropStalled } from './drop-stalled.ts';
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
/** Rows locked by a process that is gone, or cut off, are free again after this; nobody of ours waits so long between two. */
const IDLE_IN_TRANSACTION_MS = 5_000;

/** Of a server that answers shoppers: a database that stalls is noticed, and left, before the shopper's patience ends. */
export const SERVING = { connectMs: 3_000, queryMs: 4_000 };

export interface ConnectOptions {
  /** Connections. */
  max?: number;
  /** Milliseconds until a connection whose answer does not come is given up; unset: the statement's own limit. */
  queryMs?: number;
  connectMs?: number;
}

/** A pool of connections; nothing is opened before the first query. Close it with `db.destroy()`. */
export function connect(
  url: string,
  { max = 10, queryMs, connectMs = CONNECT_TIMEOUT_MS }: ConnectOptions = {},
): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectMs,
    statement_timeout: queryMs ?? STATEMENT_TIMEOUT_MS,
    ...(queryMs !== undefined && {
      query_timeout: queryMs,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    }),
    keepAlive: true,
    application_name: 'shop-api',
  });
  // An idle connection that breaks is replaced at the next query; unheard, its error would end the process.
  pool.on('error', () => undefined);
  dropStalled(pool);
  keepPreparedPlans(pool);
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
