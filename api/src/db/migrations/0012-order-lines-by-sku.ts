import { type Kysely, sql } from 'kysely';

/** Index to find the orders that contain a sku, for the recommendations "usually purchased together". */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    set local statement_timeout = 0;
    create index order_lines_sku on order_lines (sku, order_id);
  `.execute(db);
};
