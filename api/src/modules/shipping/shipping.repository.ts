import { type RawBuilder, sql } from 'kysely';
import type { Executor, Tx } from '../../db/connect.ts';
import { preparedByText } from '../../db/prepared.ts';
import { execute, queryValue } from '../../db/query.ts';

/**
 * Names, price (CLP with VAT) and working days of the delivery to a commune. A rate of the commune is stronger than its
 * region's and is never free. Undefined without delivery.
 * @param cart a carrier's quote for it is stronger than the rates
 */
export const findDeliveryRate = (db: Executor, communeId: string, cart?: QuotedCart) =>
  db
    .selectFrom('communes as c')
    .innerJoin('regions as r', 'r.id', 'c.region_id')
    .leftJoin('shipping_rates as s', 's.region_id', 'c.region_id')
    .select((eb) => [
      'c.name as commune',
      'r.name as region',
      eb.fn.coalesce(quotedPrice(communeId, cart), 'c.price', 's.price').$notNull().as('price'),
      eb.case().when('c.price', 'is', null).then(eb.ref('s.free_from')).end().as('freeFrom'),
      eb.fn.coalesce('c.min_days', 's.min_days').$notNull().as('minDays'),
      eb.fn.coalesce('c.max_days', 's.max_days').$notNull().as('maxDays'),
    ])
    .where((eb) => eb(eb.fn.coalesce('c.price', 's.price'), 'is not', null))
    .where('c.id', '=', communeId)
    .where('c.is_delivered', '=', true)
    .modifyEnd(preparedByText)
    .executeTakeFirst();

/** Replaces the promised days of an order. */
export const updatePromise = async (
  trx: Tx,
  orderId: string,
  days: { promised_first: string | null; promised_last: string | null; ready_at?: Date | null },
): Promise<void> => {
  await trx.updateTable('orders').set(days).where('id', '=', orderId).execute();
};

/** A shopper may order at the quoted price for this long. */
const VALID_FOR = '24 hours';

export interface QuotedCart {
  cartKey: string;
  /** Units of the cart. */
  units: number;
}

/** SQL: CLP that a carrier quoted for the cart as it is. Null: none, an old one, or no cart. */
const quotedPrice = (communeId: string, cart: QuotedCart | undefined): RawBuilder<number | null> =>
  cart
    ? sql<number | null>`(
        select price from shipping_quotes
        where cart_id = ${cart.cartKey} and commune_id = ${communeId} and units = ${cart.units}
          and quoted_at > now() - ${VALID_FOR}::interval)`
    : sql<number | null>`null::integer`;

/** Stores the quote of a cart, if the cart still exists. */
export const upsertQuote = (
  db: Executor,
  communeId: string,
  { cartKey, units, price }: QuotedCart & { price: number },
) => execute(db)`
    insert into shipping_quotes (cart_id, commune_id, units, price)
    select id, ${communeId}, ${units}, ${price} from carts where id = ${cartKey}
    on conflict (cart_id, commune_id) do update set units = excluded.units, price = excluded.price, quoted_at = now()`;

export const findQuote = async (db: Executor, communeId: string, cart: QuotedCart): Promise<number | null> =>
  (await queryValue(db)<number | null>`select ${quotedPrice(communeId, cart)} as price`) ?? null;
