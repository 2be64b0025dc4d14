import type { Executor } from '../../db/connect.ts';
import { queryRows } from '../../db/query.ts';

const SHOWN_DAYS = 60;

/** Counts of erased rows by day and table, the newest day first. */
export const findErasedRows = (db: Executor) => queryRows(db)<{
  day: string;
  of_table: string;
  cause: 'term' | 'person';
  rows: number;
}>`
    select day::text, of_table, cause, rows::int from erased_rows
    where day > santiago_day(now()) - ${SHOWN_DAYS}::int
    order by day desc, cause, of_table`;
