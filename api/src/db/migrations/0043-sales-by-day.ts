import { type Kysely, sql } from 'kysely';

/**
 * Sums of products by day, so that figures of years do not add up each format of each day. Only formats that were sold
 * before their cost was known are still read one by one.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    set local statement_timeout = 0;
    alter table sales_days
      add column units integer not null default 0,
      add column products_clp bigint not null default 0,
      add column costed_clp bigint not null default 0,
      add column cost bigint not null default 0;
    insert into stale_sales select day from sales_days;
    create index sales_of_skus_without_cost on sales_of_skus (day, sku) where costed_units < units;
  `.execute(db);
};
