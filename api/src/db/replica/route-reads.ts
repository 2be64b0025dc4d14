import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** Which server the current read uses, and what happens when the replica fails. */
interface ReadChoice {
  choose(): 'primary' | 'replica';
  /** Called when a read of the replica failed. Further reads then avoid a replica that is gone. */
  shouldRetryOnPrimary(error: unknown): boolean;
  count(source: 'primary' | 'replica'): void;
}

/**
 * A pool for `readDb` that leads each read to the replica or the primary. When the replica breaks a read off, the
 * primary repeats it, so that the request succeeds all the same.
 */
export const routeReads = (
  pools: { primary: PostgresPool; replica: PostgresPool },
  { choose, shouldRetryOnPrimary, count }: ReadChoice,
): PostgresPool => {
  const fromPrimary = () => {
    count('primary');
    return pools.primary.connect();
  };
  const fromReplica = async (): Promise<PostgresPoolClient> => {
    const client = await pools.replica.connect();
    count('replica');
    return withFallback(client, { shouldRetryOnPrimary, fromPrimary });
  };
  return {
    async connect() {
      if (choose() === 'primary') return fromPrimary();
      try {
        return await fromReplica();
      } catch (error) {
        if (!shouldRetryOnPrimary(error)) throw error;
        return fromPrimary();
      }
    },
    // `db` ends the pool of the primary.
    end: () => pools.replica.end(),
    options: pools.replica.options,
  };
};

type Ask = (sql: string, values: readonly unknown[]) => Promise<unknown>;

/** Repeats only a first statement: later ones may depend on a transaction of the lost connection. */
function withFallback(
  replica: PostgresPoolClient,
  {
    shouldRetryOnPrimary,
    fromPrimary,
  }: Pick<ReadChoice, 'shouldRetryOnPrimary'> & { fromPrimary: () => Promise<PostgresPoolClient> },
): PostgresPoolClient {
  /** Undefined while no server has lent a connection. */
  let client: PostgresPoolClient | undefined = replica;
  let isFirst = true;
  const query: Ask = async (sql, values) => {
    const mayRepeat = isFirst;
    isFirst = false;
    try {
      return await client?.query(sql, values);
    } catch (error) {
      if (!mayRepeat || !shouldRetryOnPrimary(error)) throw error;
      client = undefined;
      // Not back into the pool: a broken connection would fail the next read too.
      replica.release(true);
      client = await fromPrimary();
      return client.query(sql, values);
    }
  };
  return { query: query as PostgresPoolClient['query'], release: (isBroken) => client?.release(isBroken) };
}
