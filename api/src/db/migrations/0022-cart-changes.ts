import { type Kysely, sql } from 'kysely';

/**
 * Stores the cart state that the shopper has seen, so that the shop reports each change
 * once (docs/decisions/0041).
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- Unit price in CLP that the shopper has seen. Null: unknown, so the shop reports no change.
    alter table cart_items add column seen_price integer;
    -- Coupon code of which the shopper has seen that it no longer applies.
    alter table carts add column dropped_coupon_seen text;
    update cart_items i set seen_price = s.price from skus s where s.sku = i.sku;
  `.execute(db);
};
