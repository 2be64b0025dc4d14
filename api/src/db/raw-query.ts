import { CompiledQuery } from 'kysely';
import type { Db } from './connect.ts';

/** Query function in the shape of `pg`, for libraries that bring their own SQL. It uses the shared pool. */
export const rawQueryOf = (db: Db) => async (query: { text: string; values?: unknown[] }) => {
  const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(query.text, query.values ?? []));
  return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
};
