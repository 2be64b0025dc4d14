import { type RawBuilder, sql } from 'kysely';
import { columnsIn, tableMap } from './data-map.ts';

/** Replaces names and addresses. */
export const GONE = '—';

/**
 * Assignments of an update that erases the personal columns of a row.
 * @param replacement what `replace` columns get
 */
export const erasedValues = (table: string, replacement: string = GONE): RawBuilder<unknown> => {
  const { replace, empty } = tableMap(table).erase ?? {};
  return sql.join([
    ...columnsIn(replace).map((column) => sql`${sql.ref(column)} = ${replacement}`),
    ...columnsIn(empty).map((column) => sql`${sql.ref(column)} = null`),
  ]);
};

/** The row without the columns that an export leaves out. */
export const exportable = <T extends object>(table: string, row: T): Partial<T> => {
  const withheld = new Set(columnsIn(tableMap(table).withheld));
  return Object.fromEntries(Object.entries(row).filter(([column]) => !withheld.has(column))) as Partial<T>;
};
