import type { Executor } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { queryRow, queryRows } from '../../db/query.ts';
import { cartsJoinedWith } from '../carts/carts.repository.ts';
import { findOrder, type OrderRow } from './orders.repository.ts';

/** The cart's order with this idempotency key, and the id of its newest unpaid card order. */
export const findOrdersOfCart = async (
  db: Executor,
  cartKey: string,
  key: string,
): Promise<{ known: OrderRow | undefined; unpaidCardOrderId: string | undefined }> => {
  const rows = await queryRows(db)<{
    id: string;
    is_known: boolean;
    is_unpaid: boolean;
  }>`${prepared('find_orders_of_cart')}
    select id, is_known, is_unpaid from (
      select id, created_at, idempotency_key is not distinct from ${key} as is_known,
        status = 'in_validation' and payment_status = 'pending' and platform = 'webpay'
          and difference_of is null as is_unpaid
      from orders where cart_id in ${cartsJoinedWith(cartKey)}) own
    where is_known or is_unpaid order by created_at desc`;
  const knownId = rows.find(({ is_known }) => is_known)?.id;
  return {
    known: knownId === undefined ? undefined : await findOrder(db, knownId),
    unpaidCardOrderId: rows.find(({ is_unpaid }) => is_unpaid)?.id,
  };
};

/**
 * Whether a later paid or transfer order of the cart, not cancelled, contains one of its products. No other order
 * replaces one for a difference.
 */
export const isBoughtLater = async (
  db: Executor,
  {
    id,
    cart_id,
    created_at,
    difference_of,
  }: Pick<OrderRow, 'id' | 'cart_id' | 'created_at' | 'difference_of'>,
): Promise<boolean> => {
  if (difference_of !== null) return false;
  return (
    (await queryRow(db)`
    select from orders o left join payments p on p.order_id = o.id
    where o.cart_id in ${cartsJoinedWith(cart_id)} and o.id <> ${id} and o.difference_of is null
      and coalesce(p.settled_at, o.created_at) >= ${created_at}
      and o.status <> 'cancelled'
      and (o.payment_status = 'success' or (o.platform = 'transfer' and o.payment_status = 'pending'))
      and exists (
        select from order_lines theirs join order_lines ours on ours.sku = theirs.sku
        where theirs.order_id = o.id and ours.order_id = ${id})
    limit 1`) !== undefined
  );
};
