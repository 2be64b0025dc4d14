import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../db/connect.ts';

/** A shopper may order at the quoted price for this long. */
const VALID_FOR = '24 hours';

export interface QuotedCart {
  cartKey: string;
  /** Units of the cart. */
  units: number;
}

/** SQL: CLP that a carrier quoted for the cart as it is. Null: none, or an old one. */
export const quotedPrice = (communeId: string, { cartKey, units }: QuotedCart): RawBuilder<number | null> =>
  sql<number | null>`(
    select price from shipping_quotes
    where cart_id = ${cartKey} and commune_id = ${communeId} and units = ${units}
      and quoted_at > now() - ${VALID_FOR}::interval)`;

/** Stores the quote of a cart, if the cart still exists. */
export const upsertQuote = async (
  db: Executor,
  communeId: string,
  { cartKey, units, price }: QuotedCart & { price: number },
): Promise<void> => {
  await sql`
    insert into shipping_quotes (cart_id, commune_id, units, price)
    select id, ${communeId}, ${units}, ${price} from carts where id = ${cartKey}
    on conflict (cart_id, commune_id) do update set units = excluded.units, price = excluded.price, quoted_at = now()`.execute(
    db,
  );
};

export const findQuote = async (
  db: Executor,
  communeId: string,
  cart: QuotedCart,
): Promise<number | null> => {
  const { rows } = await sql<{
    price: number | null;
  }>`select ${quotedPrice(communeId, cart)} as price`.execute(db);
  return rows[0]?.price ?? null;
};
