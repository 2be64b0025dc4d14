import { type Kysely, sql } from 'kysely';

/**
 * The day of arrival that a buyer chose, and the first hour at which a pick-up is ready (docs/product/delivery.md). The
 * version before ignores both columns.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table orders
      add column chosen_day text check (chosen_day ~ '^\\d{4}-\\d\\d-\\d\\d$'),
      add column ready_at timestamptz`.execute(db);
};
