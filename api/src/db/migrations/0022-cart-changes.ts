import { type Kysely, sql } from 'kysely';

/**
 * Stores the cart state that the shopper has seen, so that the shop reports each change
 * once (docs/decisions/0041).
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- The unit price that the shopper has seen, CLP. Null: not known, so no change is told.
    alter table cart_items add column seen_price integer;
    -- The coupon of which the shopper knows that it no longer applies.
    alter table carts add column dropped_coupon_seen text;
    update cart_items i set seen_price = s.price from skus s where s.sku = i.sku;
  `.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table carts drop column if exists dropped_coupon_seen;
    alter table cart_items drop column if exists seen_price;
  `.execute(db);
};
