import { sql } from 'kysely';
import type { Tx } from '../../db/connect.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { cartKeyOf } from './cart-id.ts';
import { CART_LIMITS } from './cart-limits.ts';

/**
 * Joins, at login, the browser's cart with those the customer filled elsewhere: their lines move into the browser's
 * cart, which is the customer's from now on. Of a sku in several carts the largest quantity stays: the same wish said
 * twice is not two wishes. A cart whose order is being paid stays apart, so does another customer's.
 * An id that the shop did not make is passed over: a login must not fail by a cart.
 */
export const joinCarts = async (
  trx: Tx,
  { secret, cartId, userId }: { secret: string; cartId: string; userId: string },
): Promise<void> => {
  const key = keyOrNull(secret, cartId);
  if (key === null) return;
  // Two logins of one customer at once go one after the other, so that their carts' locks cannot cross.
  await sql`select id from users where id = ${userId} for no key update`.execute(trx);
  const { rows } = await sql`
    insert into carts (id, user_id) values (${key}, ${userId})
    on conflict (id) do update set user_id = excluded.user_id, updated_at = now()
      where carts.user_id is null or carts.user_id = excluded.user_id
    returning id`.execute(trx);
  if (rows.length === 0) return;
  const others = await lockOtherCarts(trx, key, userId);
  if (others.length > 0 && (await fitsOneCart(trx, [key, ...others]))) await moveLines(trx, others, key);
};

const keyOrNull = (secret: string, cartId: string): string | null => {
  try {
    return cartKeyOf(secret, cartId);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
};

const lockOtherCarts = async (trx: Tx, key: string, userId: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from carts c where user_id = ${userId} and id <> ${key} and not exists (
      select from orders o where o.cart_id = c.id and o.platform = 'webpay'
        and o.status = 'in_validation' and o.payment_status = 'pending')
    order by id for update`.execute(trx);
  return rows.map(({ id }) => id);
};

const fitsOneCart = async (trx: Tx, keys: readonly string[]): Promise<boolean> => {
  const { rows } = await sql<{ lines: string; total: string }>`
    select count(*) as lines, coalesce(sum(w.qty * greatest(s.price, s.reference_clp)), 0) as total
    from (select sku, max(qty)::bigint as qty from cart_items where cart_id = any(${keys}) group by sku) w
    join skus s using (sku)`.execute(trx);
  const { lines = 0, total = 0 } = rows[0] ?? {};
  return Number(lines) <= CART_LIMITS.maxLines && Number(total) <= CART_LIMITS.maxTotal;
};

const moveLines = async (trx: Tx, from: readonly string[], to: string): Promise<void> => {
  await sql`
    with moved as (delete from cart_items where cart_id = any(${from}) returning sku, qty, added_at)
    insert into cart_items (cart_id, sku, qty, added_at)
    select ${to}, sku, max(qty), min(added_at) from moved group by sku
    on conflict (cart_id, sku) do update set qty = greatest(cart_items.qty, excluded.qty)`.execute(trx);
};
