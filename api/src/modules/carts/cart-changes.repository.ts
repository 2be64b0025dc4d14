import { sql } from 'kysely';
import type { CartChange } from 'shared-contracts/api/shopping-cart.schema';
import type { Locale } from 'shared-contracts/locale';
import type { Executor, Tx } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { execute, firstValue, queryRows } from '../../db/query.ts';
import { lockCart } from './lock-cart.repository.ts';

interface ChangedItem {
  version: number;
  /** Null for a cart without changed items. */
  sku: string | null;
  name: string | null;
  before: number | null;
  now: number | null;
  is_sold: boolean;
}

/** Maximum number of skus in `not_joined` of an account's cart. */
const MAX_NOT_JOINED = 500;

/**
 * The cart's version, items whose price differs from the price that the shopper saw, and items that are no longer sold.
 * The version of a cart that was never written is 0.
 */
export const findItemChanges = async (
  db: Executor,
  cartKey: string,
  locale: Locale,
): Promise<{ version: number; changes: CartChange[] }> => {
  const rows = await queryRows(db)<ChangedItem>`${prepared('find_item_changes')}
    select c.version, i.sku, t.name, i.seen_price as before, s.price as now, p.is_active is true as is_sold
    from carts c
    left join (
      cart_items i
      left join skus s on s.sku = i.sku
      left join products p on p.id = s.product_id
      left join product_texts t on t.product_id = p.id and t.locale = ${locale}
    ) on i.cart_id = c.id and (p.is_active is not true or i.seen_price <> s.price)
    where c.id = ${cartKey}
    order by i.added_at, i.sku`;
  const changes = rows.flatMap(({ sku, name, before, now, is_sold }): CartChange[] => {
    if (sku === null) return [];
    return is_sold
      ? [{ kind: 'price', sku, name: name ?? sku, before: before ?? 0, now: now ?? 0 }]
      : [{ kind: 'withdrawn', sku, name: name ?? sku }];
  });
  return { version: rows[0]?.version ?? 0, changes };
};

/** Lines of guest carts that did not fit, wholly or in part, into this cart of an account. */
export const findLinesNotJoined = async (
  db: Executor,
  cartKey: string,
  locale: Locale,
): Promise<CartChange[]> => {
  const rows = await queryRows(db)<{ sku: string; name: string | null }>`
    select n.sku, t.name
    from carts c cross join unnest(c.not_joined) with ordinality as n (sku, place)
    left join skus s on s.sku = n.sku
    left join product_texts t on t.product_id = s.product_id and t.locale = ${locale}
    where c.id = ${cartKey} order by n.place`;
  return rows.map(({ sku, name }) => ({ kind: 'not_joined', sku, name: name ?? sku }));
};

/**
 * Stores in the account's cart `to` which lines of the guest cart `from`, and bottles of its cases, did not fit, wholly or
 * in part. Call it after `copyLines` and `moveCases`, and before the rest of the guest cart is deleted.
 */
export const keepLinesNotJoined = (trx: Tx, from: string, to: string) => execute(trx)`
    update carts set not_joined = (array(
      select sku from (
        select unnest(not_joined) as sku, null::timestamptz as added_at
        union all
        select g.sku, g.added_at from cart_items g
        left join cart_items h on h.cart_id = ${to} and h.sku = g.sku
        where g.cart_id = ${from} and g.qty > coalesce(h.qty, 0)
        union all
        select b.sku, k.added_at from cart_cases k
        join cart_case_bottles b on b.cart_id = k.cart_id and b.case_id = k.id
        where k.cart_id = ${from} and not exists (
          select from cart_cases own where own.cart_id = ${to} and own.id = k.id)
      ) missing
      group by sku order by min(added_at) nulls first, sku
    ))[1:${sql.lit(MAX_NOT_JOINED)}]
    where id = ${to}`;

/** Code of the coupon of which the shopper has seen that it does not apply. */
export const findDroppedCouponSeen = async (db: Executor, cartKey: string): Promise<string | null> =>
  (await firstValue(db.selectFrom('carts').select('dropped_coupon_seen').where('id', '=', cartKey))) ?? null;

/** The coupon applies, so the shopper must be told when it drops again. */
export const clearDroppedCouponSeen = (db: Executor, cartKey: string) => execute(db)`
    update carts set dropped_coupon_seen = null
    where id = ${cartKey} and dropped_coupon_seen is not null`;

/**
 * Stores that the shopper has seen these changes. A price that changed again meanwhile is reported again,
 * because the seen price is stored.
 */
export const updateSeen = async (trx: Tx, cartKey: string, changes: readonly CartChange[]): Promise<void> => {
  await lockCart(trx, cartKey);
  for (const change of changes) {
    if (change.kind === 'price')
      await execute(trx)`
        update cart_items set seen_price = ${change.now}
        where cart_id = ${cartKey} and sku = ${change.sku}`;
    if (change.kind === 'withdrawn')
      await execute(trx)`
        delete from cart_items where cart_id = ${cartKey} and sku = ${change.sku} and not exists (
          select from skus s join products p on p.id = s.product_id and p.is_active
          where s.sku = ${change.sku}
        )`;
    if (change.kind === 'coupon')
      await execute(trx)`
        update carts set dropped_coupon_seen = ${change.code}
        where id = ${cartKey} and coupon_code = ${change.code}`;
    if (change.kind === 'not_joined')
      await execute(trx)`
        update carts set not_joined = array_remove(not_joined, ${change.sku})
        where id = ${cartKey}`;
  }
};
