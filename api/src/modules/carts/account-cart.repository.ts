import type { Executor, Tx } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { execute, firstValue, queryRow } from '../../db/query.ts';
import { CART_LIMITS, casesTotal, linesTotal, regularPrice } from './cart-totals.repository.ts';

/** Owner of a cart, and the cart that it joined. Undefined for a cart without a row. */
export const findOwnership = (db: Executor, key: string) =>
  queryRow(db)<{
    account_id: string | null;
    joined_into: string | null;
  }>`${prepared('find_ownership')} select account_id, joined_into from carts where id = ${key}`;

/** The account's cart, and whether the browser's cart is a guest cart that still has to join it. */
export const findAccountCart = async (
  db: Executor,
  { userId, browserKey }: { userId: string; browserKey: string | null },
): Promise<{ own: string | null; joins: boolean }> =>
  (await queryRow(db)<{ own: string | null; joins: boolean }>`
    select (select id from carts where account_id = ${userId}::uuid) as own,
      exists (
        select from carts where id = ${browserKey} and account_id is null and joined_into is null
      ) as joins`) ?? { own: null, joins: false };

export const lockAccountCart = async (trx: Tx, userId: string): Promise<string | null> =>
  (await firstValue(trx.selectFrom('carts').select('id').where('account_id', '=', userId).forUpdate())) ??
  null;

export const lockGuestCart = (trx: Tx, key: string | null) =>
  trx
    .selectFrom('carts')
    .select(['id', 'coupon_code'])
    .where('id', '=', key)
    .where('account_id', 'is', null)
    .where('joined_into', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Makes a guest cart the account's cart. */
export const updateOwner = (trx: Tx, key: string, userId: string) =>
  execute(trx)`update carts set account_id = ${userId}, updated_at = now() where id = ${key}`;

export const insertAccountCart = async (trx: Tx, key: string, userId: string): Promise<void> => {
  await trx.insertInto('carts').values({ id: key, account_id: userId }).execute();
};

/** Deletes the contents of a guest cart after they joined, and stores the account's cart that it joined. */
export const updateJoined = async (trx: Tx, guestKey: string, own: string): Promise<void> => {
  await execute(trx)`delete from cart_items where cart_id = ${guestKey}`;
  await execute(trx)`delete from cart_cases where cart_id = ${guestKey}`;
  await execute(trx)`update carts set joined_into = ${own}, coupon_code = null where id = ${guestKey}`;
};

/** Sets the coupon of a cart that another one joined. Null keeps its own. */
export const updateCoupon = (trx: Tx, key: string, coupon: string | null) => execute(trx)`
    update carts set coupon_code = coalesce(${coupon}, coupon_code), updated_at = now(),
      dropped_coupon_seen = case when ${coupon}::text is null then dropped_coupon_seen end
    where id = ${key}`;

/** Copies lines, the oldest first, while the target cart stays within its limits. The larger quantity of a sku wins. */
export const copyLines = (trx: Tx, from: string, to: string) => execute(trx)`
    with held as (
      select (select count(*) from cart_items where cart_id = ${to}) as lines,
        ${linesTotal(to)} + ${casesTotal(to)} as total
    ), brought as (
      select g.sku, g.qty, g.seen_price, g.added_at,
        sum((h.sku is null)::integer) over place as lines,
        sum(greatest(g.qty - coalesce(h.qty, 0), 0)::bigint * coalesce(${regularPrice('s')}, 0))
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
    on conflict (cart_id, sku) do update set qty = greatest(cart_items.qty, excluded.qty)`;
