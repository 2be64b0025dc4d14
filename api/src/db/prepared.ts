import { hash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Pool, PoolClient } from 'pg';

const MARK = /^\/\* prepared:(\w*) \*\//;

/**
 * Marks a statement as prepared, so that each connection plans it once. For frequent statements whose
 * planning costs more than their execution. Each name needs one text: `` sql`${prepared('read_cart')} select
 * …` ``.
 */
export const prepared = (name: string): RawBuilder<unknown> => sql.raw(`/* prepared:${name} */`);

/** As `prepared`, for a statement with few texts. Its name follows from its text. */
export const preparedByText = prepared('');

/** Makes the pool prepare the marked statements. */
export function keepPreparedPlans(pool: Pool): void {
  pool.on('connect', (client: PoolClient) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const preparing = (text: unknown, values?: unknown, ...rest: unknown[]): unknown => {
      const name = typeof text === 'string' ? MARK.exec(text)?.[1] : undefined;
      return name === undefined
        ? query(text, values, ...rest)
        : query({ name: name || hash('sha1', text as string), text, values });
    };
    client.query = preparing as typeof client.query;
  });
}
