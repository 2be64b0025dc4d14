import type { Executor, Tx } from '../../db/connect.ts';
import { execute, queryValue } from '../../db/query.ts';
import type { OrderRow } from '../orders/orders.repository.ts';
import { IS_OF_PAYMENT } from '../refunds/refunds.repository.ts';

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
export const findDifferenceByKey = (db: Executor, orderId: string, key: string) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('difference_of', '=', orderId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();

/**
 * Number of the order that paid the difference for the units of a revision's line. Undefined once it is given back. A paid
 * difference makes its revision with the id of its order as idempotency key.
 * @param line position of the revision
 */
export const findPaidDifference = (db: Executor, orderId: string, line: string) => queryValue(db)<string>`
    select d.number from order_revisions v
    join orders d on d.id = v.idempotency_key and d.difference_of = v.order_id and d.payment_status = 'success'
    where v.order_id = ${orderId} and v.position::text = ${line}
      and d.total > coalesce((
        select sum(amount) from refunds r where order_id = d.id and refused_at is null and ${IS_OF_PAYMENT}), 0)`;

/** Gives the units that an order holds to another order. The stock of the shop stays as it is. */
export const moveHeldUnits = (trx: Tx, from: string, to: string) => execute(trx)`
    with moved as (delete from order_stock where order_id = ${from} returning sku, qty)
    insert into order_stock as held (order_id, sku, qty) select ${to}, sku, qty from moved
    on conflict (order_id, sku) do update set qty = held.qty + excluded.qty`;
