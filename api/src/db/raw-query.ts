import { CompiledQuery } from 'kysely';
import type { Db } from './connect.ts';

/** Query function like `pg`'s on the shared pool, for libraries with their own SQL. */
export const rawQueryOf = (db: Db) => async (query: { text: string; values?: unknown[] }) => {
  const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(query.text, query.values ?? []));
  return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
};
