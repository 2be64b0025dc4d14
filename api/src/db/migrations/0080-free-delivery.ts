import { type Kysely, sql } from 'kysely';

/** Amount from which the delivery to a region is free, CLP. Null: never. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table shipping_rates add column free_from integer check (free_from > 0)`.execute(db);
};
