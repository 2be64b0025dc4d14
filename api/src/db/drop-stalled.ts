import type { Pool, PoolClient } from 'pg';

/** Message of `pg` for a `query_timeout`. */
const READ_TIMEOUT = 'Query read timeout';

/**
 * Drops connections after a query timeout. Otherwise the pool would reuse them with the old response still
 * pending, and stay broken for hours after the fault.
 */
export function dropStalled(pool: Pool): void {
  pool.on('connect', (client: PoolClient) => {
    // A connection that breaks inside a transaction emits an error on the client.
    // Unhandled, it ends the process.
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
