import type { Pool, PoolClient } from 'pg';

/** What `pg` says when an answer did not come within `query_timeout`. */
export const READ_TIMEOUT = 'Query read timeout';

/**
 * Gives up connections whose answer did not come in time. Kept, they would be handed out again with that answer still
 * owed, and a pool of them would outlive the fault by hours. The pool opens others in their place.
 */
export function dropStalled(pool: Pool): void {
  pool.on('connect', (client: PoolClient) => {
    // A line that breaks in the middle of a transaction tells so to the client itself, and unheard it ends the process.
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

/** `pg` tells the end of its stream to everything that waits on it, so that nobody waits for a rollback either. */
const cut = (client: PoolClient): void => {
  (client as PoolClient & { connection?: { stream: { destroy(): void } } }).connection?.stream.destroy();
};
