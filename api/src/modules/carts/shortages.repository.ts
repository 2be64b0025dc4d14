import { sql } from 'kysely';
import type { Executor } from '../../db/connect.ts';
import { cartsHolding, cartsJoinedWith } from './carts.repository.ts';

/**
 * Units of each sku that this cart can buy: the free stock, what its own unpaid card order reserves, and what is held
 * because its shopper waited for it.
 */
export const findUnitsFor = async (
  db: Executor,
  cartKey: string,
  skus: readonly string[],
): Promise<Map<string, number>> => {
  const { rows } = await sql<{ sku: string; units: number }>`
    select s.sku, (s.stock + coalesce((
        select sum(held.qty) from orders o join order_stock held on held.order_id = o.id and held.sku = s.sku
        where o.cart_id in ${cartsJoinedWith(cartKey)}
          and o.status = 'in_validation' and o.payment_status = 'pending' and o.platform = 'webpay'
          and o.difference_of is null), 0)
      + coalesce((
        select sum(u.qty) from stock_waits w join stock_wait_units u on u.wait_id = w.id and u.sku = s.sku
        where w.status = 'held' and w.held_until > now() and (
          w.cart_id in ${cartsHolding(cartKey)}
          or w.user_id in (select account_id from carts where id in ${cartsHolding(cartKey)}))), 0))::integer as units
    from skus s where s.sku = any(${skus}::text[])`.execute(db);
  return new Map(rows.map(({ sku, units }) => [sku, units]));
};
