import { type Kysely, sql } from 'kysely';

/**
 * Version of the rule by which a day was summed up. The version before sums cancelled orders and their refunds nowhere,
 * and writes 1. This version sums such days up again.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table sales_days add column rule integer not null default 1;
    create index sales_days_old on sales_days (day) where rule < 2;
  `.execute(db);
};
