import { sql } from 'kysely';
import type { Executor } from '../../db/connect.ts';
import { cartsJoinedWith } from '../carts/carts.repository.ts';
import type { OrderRow } from './orders.repository.ts';

/** The order for a difference has the cart of the order that it changes, and leaves other orders of the cart alone. */
const UNPAID_BY_CARD = {
  status: 'in_validation',
  payment_status: 'pending',
  platform: 'webpay',
  difference_of: null,
} as const;
const isUnpaidByCard = ({ status, payment_status, platform, difference_of }: OrderRow): boolean =>
  status === UNPAID_BY_CARD.status &&
  payment_status === UNPAID_BY_CARD.payment_status &&
  platform === UNPAID_BY_CARD.platform &&
  difference_of === null;

/** The cart's order with this idempotency key, and its newest unpaid card order. */
export const findOrdersOfCart = async (
  db: Executor,
  cartKey: string,
  key: string,
): Promise<{ known: OrderRow | undefined; unpaidCardOrderId: string | undefined }> => {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('cart_id', 'in', cartsJoinedWith(cartKey))
    .where((or) => or.or([or('idempotency_key', '=', key), or.and(UNPAID_BY_CARD)]))
    .orderBy('created_at', 'desc')
    .execute();
  return {
    known: rows.find((row) => row.idempotency_key === key),
    unpaidCardOrderId: rows.find(isUnpaidByCard)?.id,
  };
};

/** The cart's newest unpaid card order. */
export const findUnpaidCardOrderId = async (db: Executor, cartKey: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('cart_id', 'in', cartsJoinedWith(cartKey))
    .where((where) => where.and(UNPAID_BY_CARD))
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row?.id;
};

/**
 * Whether a later paid or transfer order of the cart contains one of its products. No other order replaces one for a
 * difference.
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
  const { rows } = await sql`
    select from orders o left join payments p on p.order_id = o.id
    where o.cart_id in ${cartsJoinedWith(cart_id)} and o.id <> ${id} and o.difference_of is null
      and coalesce(p.settled_at, o.created_at) >= ${created_at}
      and (o.payment_status = 'success' or (o.platform = 'transfer' and o.payment_status = 'pending'))
      and exists (
        select from order_lines theirs join order_lines ours on ours.sku = theirs.sku
        where theirs.order_id = o.id and ours.order_id = ${id})
    limit 1`.execute(db);
  return rows.length > 0;
};
