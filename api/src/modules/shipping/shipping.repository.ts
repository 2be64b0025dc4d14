import { type RawBuilder, sql } from 'kysely';
import type { Executor, Tx } from '../../db/connect.ts';
import { preparedByText } from '../../db/prepared.ts';
import { type QuotedCart, quotedPrice } from './shipping-quotes.repository.ts';

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
      eb.fn.coalesce(priceOfQuote(communeId, cart), 'c.price', 's.price').$notNull().as('price'),
      eb.case().when('c.price', 'is', null).then(eb.ref('s.free_from')).end().as('freeFrom'),
      eb.fn.coalesce('c.min_days', 's.min_days').$notNull().as('minDays'),
      eb.fn.coalesce('c.max_days', 's.max_days').$notNull().as('maxDays'),
    ])
    .where((eb) => eb(eb.fn.coalesce('c.price', 's.price'), 'is not', null))
    .where('c.id', '=', communeId)
    .where('c.is_delivered', '=', true)
    .modifyEnd(preparedByText)
    .executeTakeFirst();

const priceOfQuote = (communeId: string, cart?: QuotedCart): RawBuilder<number | null> =>
  cart ? quotedPrice(communeId, cart) : sql<number | null>`null::integer`;

/** Replaces the promised days of an order. */
export const updatePromise = async (
  trx: Tx,
  orderId: string,
  days: { promised_first: string | null; promised_last: string | null; ready_at?: Date | null },
): Promise<void> => {
  await trx.updateTable('orders').set(days).where('id', '=', orderId).execute();
};
