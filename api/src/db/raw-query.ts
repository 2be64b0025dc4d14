import { CompiledQuery } from 'kysely';
import type { Db } from './connect.ts';
import { markPrepared } from './prepared.ts';

/**
 * Query function like `pg`'s on the shared pool, for libraries with their own SQL. A statement that has a name is
 * prepared; the connection derives the name from the text.
 */
export const rawQueryOf =
  (db: Db) =>
  async ({ name, text, values = [] }: { name?: string; text: string; values?: unknown[] }) => {
    const marked = name === undefined ? text : markPrepared(text);
    const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(marked, values));
    return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
  };
