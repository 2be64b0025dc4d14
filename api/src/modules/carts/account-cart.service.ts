import { sql } from 'kysely';
import type { Db, Executor, Tx } from '../../db/connect.ts';
import { keepLinesNotJoined } from './cart-changes.repository.ts';
import { newCartKey } from './cart-id.ts';
import { CART_LIMITS } from './cart-limits.ts';
import { lockAccount } from './lock-cart.repository.ts';

/** The customer, and the key of the browser's cart; null when the browser has none. */
interface Opening {
  userId: string;
  browserKey: string | null;
}

/** Whether no account owns or took over this cart. A cart that was never written to is a guest's. */
export const isGuestCart = async (db: Executor, key: string): Promise<boolean> => {
  const cart = await db
    .selectFrom('carts')
    .select(['account_id', 'joined_into'])
    .where('id', '=', key)
    .executeTakeFirst();
  return !cart || (cart.account_id === null && cart.joined_into === null);
};

/**
 * Opens the account's cart. The first call creates it. Lines of a guest cart that the browser still names join it.
 * @returns the key of the account's cart
 */
export const openAccountCart = async (db: Db, opening: Opening): Promise<string> => {
  const { rows } = await sql<{ own: string | null; joins: boolean }>`
    select (select id from carts where account_id = ${opening.userId}::uuid) as own,
      exists (
        select from carts where id = ${opening.browserKey} and account_id is null and joined_into is null
      ) as joins`.execute(db);
  const { own = null, joins = false } = rows[0] ?? {};
  if (own !== null && !joins) return own;
  return db.transaction().execute((trx) => joinAccountCart(trx, opening));
};

/**
 * Joins the browser's guest cart to the account's cart. Of a sku in both carts the larger quantity stays: the shopper
 * wished for the same thing twice. Another customer's cart is left alone.
 * @returns the key of the account's cart
 */
export const joinAccountCart = async (trx: Tx, { userId, browserKey }: Opening): Promise<string> => {
  // Serialises sign-ins of one customer, so that they create one cart. The order of locks: `lock-cart.repository.ts`.
  await lockAccount(trx, userId, 'joining');
  const own = await lockAccountCart(trx, userId);
  const guest = await lockGuestCart(trx, browserKey);
  if (own === null) return guest ? adopt(trx, guest.id, userId) : insertAccountCart(trx, userId);
  if (!guest) return own;
  await copyLines(trx, guest.id, own);
  await keepLinesNotJoined(trx, guest.id, own);
  await sql`delete from cart_items where cart_id = ${guest.id}`.execute(trx);
  await sql`update carts set joined_into = ${own}, coupon_code = null where id = ${guest.id}`.execute(trx);
  await sql`
    update carts set coupon_code = coalesce(coupon_code, ${guest.coupon_code}), updated_at = now()
    where id = ${own}`.execute(trx);
  return own;
};

const lockAccountCart = async (trx: Tx, userId: string): Promise<string | null> => {
  const cart = await trx
    .selectFrom('carts')
    .select('id')
    .where('account_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return cart?.id ?? null;
};

const lockGuestCart = (trx: Tx, key: string | null) =>
  trx
    .selectFrom('carts')
    .select(['id', 'coupon_code'])
    .where('id', '=', key)
    .where('account_id', 'is', null)
    .where('joined_into', 'is', null)
    .forUpdate()
    .executeTakeFirst();

const adopt = async (trx: Tx, key: string, userId: string): Promise<string> => {
  await sql`update carts set account_id = ${userId}, updated_at = now() where id = ${key}`.execute(trx);
  return key;
};

const insertAccountCart = async (trx: Tx, userId: string): Promise<string> => {
  const key = newCartKey();
  await trx.insertInto('carts').values({ id: key, account_id: userId }).execute();
  return key;
};

/** The oldest lines first, as far as the account's cart stays within its limits. */
const copyLines = async (trx: Tx, from: string, to: string): Promise<void> => {
  await sql`
    with held as (
      select count(*) as lines, coalesce(sum(i.qty::bigint * greatest(s.price, s.reference_clp)), 0) as total
      from cart_items i left join skus s on s.sku = i.sku
      where i.cart_id = ${to}
    ), brought as (
      select g.sku, g.qty, g.seen_price, g.added_at,
        sum((h.sku is null)::integer) over place as lines,
        sum(greatest(g.qty - coalesce(h.qty, 0), 0)::bigint * coalesce(greatest(s.price, s.reference_clp), 0))
          over place as total
      from cart_items g
      left join cart_items h on h.cart_id = ${to} and h.sku = g.sku
      left join skus s on s.sku = g.sku
      where g.cart_id = ${from}
      window place as (order by g.added_at, g.sku)
    )
    insert into cart_items (cart_id, sku, qty, seen_price, added_at)
    select ${to}, b.sku, b.qty, b.seen_price, b.added_at from brought b cross join held
    where held.lines + b.lines <= ${CART_LIMITS.maxLines}::integer
      and held.total + b.total <= ${CART_LIMITS.maxTotal}::bigint
    on conflict (cart_id, sku) do update set qty = greatest(cart_items.qty, excluded.qty)`.execute(trx);
};
