import { type RawBuilder, sql } from 'kysely';
import { columnsIn, GONE, tableMap } from './data-map.ts';

/**
 * Assignments of an update that erases the personal columns of a row.
 * @param replacement what `replace` columns get
 */
export const erasedValues = (
  table: string,
  replacement: string | RawBuilder<unknown> = GONE,
): RawBuilder<unknown> => {
  const { replace, empty } = tableMap(table).erase ?? {};
  return sql.join([
    ...columnsIn(replace).map((column) => sql`${sql.ref(column)} = ${replacement}`),
    ...columnsIn(empty).map((column) => sql`${sql.ref(column)} = null`),
  ]);
};
