import { hash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { ClientBase, Pool } from 'pg';

/** At the start of a written statement, at the end of one that Kysely builds. */
const MARK = /^\/\* prepared:(\w*) \*\/|\/\* prepared:(\w*) \*\/$/;
const BY_TEXT = '/* prepared: */';

/**
 * Marks a statement as prepared, so that each connection plans it once. For frequent statements whose
 * planning costs more than their execution. Each name needs one text: `` sql`${prepared('read_cart')} select
 * …` ``. Name the columns of its result: a statement with `*` fails once a migration adds a column.
 */
export const prepared = (name: string): RawBuilder<unknown> => sql.raw(`/* prepared:${name} */`);

/**
 * As `prepared`, for a statement with few texts. Its name follows from its text. Also marks a built statement:
 * `.modifyEnd(preparedByText)`.
 */
export const preparedByText = sql.raw<unknown>(BY_TEXT);

/** Marks the text of a statement as `preparedByText` does. */
export const markPrepared = (text: string): string => `${BY_TEXT} ${text}`;

/**
 * Makes a connection prepare some statements.
 * @param nameOf name for a text. Empty: it follows from the text. Undefined: not prepared
 */
export function prepareWith(client: ClientBase, nameOf: (text: string) => string | undefined): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const preparing = (text: unknown, values?: unknown, ...rest: unknown[]): unknown => {
    const name = typeof text === 'string' ? nameOf(text) : undefined;
    return name === undefined
      ? query(text, values, ...rest)
      : query({ name: name || hash('sha1', text as string), text, values }, ...rest);
  };
  client.query = preparing as typeof client.query;
}

/** Makes the pool prepare the marked statements. */
export function keepPreparedPlans(pool: Pool): void {
  pool.on('connect', (client) =>
    prepareWith(client, (text) => {
      const mark = MARK.exec(text);
      return mark?.[1] ?? mark?.[2];
    }),
  );
}
