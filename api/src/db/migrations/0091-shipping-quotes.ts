import { type Kysely, sql } from 'kysely';

/** Prices of the delivery that a carrier quoted for a cart, so that an order has the price that its shopper saw. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table shipping_quotes (
      cart_id text not null references carts (id) on delete cascade,
      commune_id text not null references communes (id) on delete cascade,
      -- Units of the cart. Other units need another quote.
      units integer not null check (units > 0),
      -- CLP with VAT.
      price integer not null check (price >= 0),
      quoted_at timestamptz not null default now(),
      primary key (cart_id, commune_id)
    );
  `.execute(db);
};
