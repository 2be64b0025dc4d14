import { type RawBuilder, sql } from 'kysely';

/** For `doUpdateSet`: these columns get the values of the new row, which the upsert did not insert. */
export const fromNewRow = <Column extends string>(...columns: Column[]) =>
  Object.fromEntries(columns.map((column) => [column, sql.ref(`excluded.${column}`)])) as Record<
    Column,
    RawBuilder<never>
  >;
