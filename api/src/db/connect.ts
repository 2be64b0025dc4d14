import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely';
import pg, { type Pool, type PoolClient } from 'pg';
import type { Config } from '../config.ts';
import { keepPreparedPlans } from './prepared.ts';
import type { Database } from './schema.ts';
import { traceQueries } from './trace-queries.ts';

/** Typed database. Repositories accept it or a transaction. */
export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;
/** The pool or a transaction. */
export type Executor = Db | Tx;

const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 10_000;
/**
 * Timeout of an idle transaction, which releases the locks of a dead process. Longer than any pause in our
 * transactions.
 */
const IDLE_IN_TRANSACTION_MS = 5_000;

/**
 * Idle connections that a serving process keeps. A new one costs a login, and plans each prepared statement again: in a
 * shop with a request each ten seconds, that is most of the database's work.
 */
const KEPT = 4;

/**
 * Timeouts of a serving process, so that it notices a stalled database before the request's deadline: 3 s to connect
 * and 4 s for a query of the usual 9 s.
 */
export const servingTimeouts = ({ ANSWER_WITHIN_MS: deadline }: Pick<Config, 'ANSWER_WITHIN_MS'>) => ({
  connectMs: Math.round(deadline / 3),
  queryMs: Math.round((deadline * 4) / 9),
});

interface ConnectOptions {
  /** Maximum number of connections. */
  max?: number;
  /**
   * Timeout of a query in ms, for the server and for this client, which then drops the connection. Without it
   * only the server ends a statement, after `STATEMENT_TIMEOUT_MS`.
   */
  queryMs?: number;
  connectMs?: number;
  /**
   * Connects to a pooler in transaction mode: sends no timeouts at the start of a connection, because it would refuse
   * them or mix them up, and names no prepared statement. The pooler's settings have the timeouts
   * (lab/containers/pgbouncer.ini).
   */
  isPooled?: boolean;
}

/** Creates a connection pool. It connects on the first query. Close it with `db.destroy()`. */
export const connect = (url: string, options: ConnectOptions = {}): Db => dbOn(openPool(url, options));

/** Typed database on a pool. `db.destroy()` ends the pool. */
export const dbOn = (pool: PostgresPool): Db =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });

export function openPool(
  url: string,
  { max = 10, queryMs, connectMs = CONNECT_TIMEOUT_MS, isPooled = false }: ConnectOptions = {},
): pg.Pool {
  const isServing = queryMs !== undefined;
  const serverTimeouts = {
    statement_timeout: queryMs ?? STATEMENT_TIMEOUT_MS,
    // Commands, such as an import, may compute for longer than this between two statements.
    ...(isServing && { idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS }),
  };
  const pool = new pg.Pool({
    connectionString: url,
    max,
    ...(isServing && { min: Math.min(KEPT, max) }),
    connectionTimeoutMillis: connectMs,
    query_timeout: queryMs,
    ...(!isPooled && serverTimeouts),
    keepAlive: true,
    application_name: 'shop-api',
  });
  // The pool replaces a broken idle connection. Handle its error, because an unhandled one ends the process.
  pool.on('error', () => undefined);
  dropStalled(pool);
  if (!isPooled) keepPreparedPlans(pool);
  traceQueries(pool);
  return pool;
}

/** Message of `pg` for a `query_timeout`. */
const READ_TIMEOUT = 'Query read timeout';

/**
 * Drops connections after a query timeout. Otherwise the pool would reuse them with the old response still
 * pending, and stay broken for hours after the fault.
 */
function dropStalled(pool: Pool): void {
  pool.on('connect', (client: PoolClient) => {
    // A connection that breaks inside a transaction emits an error on the client. Unhandled, it ends the process.
    client.on('error', () => undefined);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const watched = (...args: unknown[]): unknown => {
      const answer = query(...args);
      if (answer instanceof Promise) {
        answer.catch((error: unknown) => {
          if (error instanceof Error && error.message === READ_TIMEOUT) cut(client);
        });
      }
      return answer;
    };
    client.query = watched as typeof client.query;
  });
}

/** Destroys the client's stream. `pg` then rejects everything that waits on it, including a rollback. */
const cut = (client: PoolClient): void => {
  (client as PoolClient & { connection?: { stream: { destroy(): void } } }).connection?.stream.destroy();
};
