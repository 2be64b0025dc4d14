import { sql } from 'kysely';
import type { Executor } from '../../db/connect.ts';

const SHOWN_DAYS = 60;

/** Counts of erased rows by day and table, the newest day first. */
export const findErasedRows = async (db: Executor) => {
  const { rows } = await sql<{ day: string; of_table: string; cause: 'term' | 'person'; rows: number }>`
    select day::text, of_table, cause, rows::int from erased_rows
    where day > santiago_day(now()) - ${SHOWN_DAYS}::int
    order by day desc, cause, of_table`.execute(db);
  return rows;
};
