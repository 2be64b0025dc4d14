import { sql } from 'kysely';
import type { Executor, Tx } from '../../db/connect.ts';
import type { OrderRow } from '../orders/orders.repository.ts';

/** Orders for differences of an order, oldest first. */
export const findDifferences = (db: Executor, orderId: string): Promise<OrderRow[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('difference_of', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Order for a difference that an earlier request with this key placed. */
export const findDifferenceByKey = (
  db: Executor,
  orderId: string,
  key: string,
): Promise<OrderRow | undefined> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('difference_of', '=', orderId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();

/** Gives the units that an order holds to another order. The stock of the shop stays as it is. */
export const moveHeldUnits = async (trx: Tx, from: string, to: string): Promise<void> => {
  await sql`
    with moved as (delete from order_stock where order_id = ${from} returning sku, qty)
    insert into order_stock as held (order_id, sku, qty) select ${to}, sku, qty from moved
    on conflict (order_id, sku) do update set qty = held.qty + excluded.qty`.execute(trx);
};
