import { type Kysely, sql } from 'kysely';

/** Days on which an order was promised to arrive, `2026-12-03`. Null: no promise. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table orders
      add column promised_first text check (promised_first ~ '^\\d{4}-\\d\\d-\\d\\d$'),
      add column promised_last text check (promised_last ~ '^\\d{4}-\\d\\d-\\d\\d$'),
      add constraint orders_whole_promise check (num_nulls(promised_first, promised_last) in (0, 2));
  `.execute(db);
};
