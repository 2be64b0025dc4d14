import { type Kysely, sql } from 'kysely';

/**
 * Discount of a coupon on each line, for shops where a coupon meets offers line by line
 * (docs/product/checkout.md#coupon). Null: the lines share the coupon of the order by their prices. The version before
 * ignores the column and writes none.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table order_lines add column coupon_discount integer check (coupon_discount >= 0)`.execute(
    db,
  );
};
