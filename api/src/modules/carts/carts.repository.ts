import { type RawBuilder, sql } from 'kysely';
import type { Locale } from 'shared-contracts/locale';
import type { Executor, Tx } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { execute, firstValue, queryRows } from '../../db/query.ts';
import { referencePrice } from '../products/cards.repository.ts';
import { heldPieces } from '../stock/stock-waits.repository.ts';
import { CART_LIMITS, casesTotal, regularPrice } from './cart-totals.repository.ts';
import { priceCases } from './price-cases.ts';
import type { StoredCartLine } from './stored-cart-line.ts';

/** SQL: keys of a cart and of all carts joined with it. They share their orders. */
export const cartsJoinedWith = (cartKey: string): RawBuilder<string> => sql<string>`(
  select c.id from carts c
  join (select coalesce(joined_into, id) as id from carts where id = ${cartKey}) main
    on c.id = main.id or c.joined_into = main.id)`;

/**
 * SQL: the order `o` is an open card order of its cart. The order for a difference has the cart of the order that it
 * changes, and leaves other orders of the cart alone.
 */
const IS_UNPAID_BY_CARD = sql<boolean>`(
  o.status = 'in_validation' and o.payment_status = 'pending' and o.platform = 'webpay' and o.difference_of is null)`;

/** The cart's open card order. The next order of the cart releases its units and its use of a coupon first. */
export const findUnpaidCardOrderId = (db: Executor, cartKey: string): Promise<string | undefined> =>
  firstValue(
    db
      .selectFrom('orders as o')
      .select('o.id')
      .where('o.cart_id', 'in', cartsJoinedWith(cartKey))
      .where(IS_UNPAID_BY_CARD)
      .orderBy('o.created_at', 'desc'),
  );

/** SQL: keys of the carts that can hold units for this shopper, who waited for them. The cart may not be stored yet. */
export const cartsHolding = (cartKey: string): RawBuilder<string> =>
  sql<string>`(select ${cartKey}::text union all ${cartsJoinedWith(cartKey)})`;

/**
 * Units of a sku that only this cart can buy: those that its own unpaid card order reserves, because a new order
 * releases them first, and those that are held because its shopper waited for them.
 */
const reservedUnits = (cartKey: string, sku: RawBuilder<unknown>) => sql<number>`coalesce((
  select sum(l.qty)::integer from orders o join order_lines l on l.order_id = o.id and l.sku = ${sku}
  where o.cart_id in ${cartsJoinedWith(cartKey)} and ${IS_UNPAID_BY_CARD}), 0)
  + ${heldPieces(cartsHolding(cartKey), sku)}`;

/** SQL: `case_id`, `case_size` and `case_qty` of lines that are in no case. */
const NO_CASE = sql`null::uuid as case_id, null::smallint as case_size, null::integer as case_qty`;

/** SQL: lines of the bottles in the cases of a cart, as `linesOf` needs them. */
const caseLinesOf = (cartKey: string): RawBuilder<unknown> => sql`
  select b.sku, b.count * k.qty as qty, k.added_at, c.coupon_code, ${reservedUnits(cartKey, sql`b.sku`)} as reserved,
    k.id as case_id, k.size as case_size, k.qty as case_qty
  from cart_cases k
  join cart_case_bottles b on b.cart_id = k.cart_id and b.case_id = k.id
  join carts c on c.id = k.cart_id where k.cart_id = ${cartKey}`;

/**
 * Cart lines with current names, prices and stock, without the saving of cases (`price-cases.ts`). Skips withdrawn
 * products, except in a case, where they count as sold out.
 * @param held SQL table with `sku`, `qty`, `added_at`, `coupon_code`, `reserved` and the case of each line
 */
const linesOf = (held: RawBuilder<unknown>, locale: Locale) => sql<StoredCartLine>`
    select h.sku, p.id as product_id, p.type as product_type, p.slug, t.name,
      json_build_object('name', b.name, 'slug', b.slug) as brand,
      p.year, s.format, h.qty, case when p.is_active then a.stock + h.reserved else 0 end as stock, s.price,
      ${referencePrice('s')} as reference_price,
      p.image, p.image as frontend_image,
      t.content ->> 'retracto_excluded' as retracto_excluded, h.coupon_code, h.case_id, h.case_size, h.case_qty
    from ${held} h
    join skus s on s.sku = h.sku
    join sku_availability a on a.sku = h.sku
    join products p on p.id = s.product_id and (p.is_active or h.case_id is not null)
    join brands b on b.id = p.brand_id
    join product_texts t on t.product_id = p.id and t.locale = ${locale}
    order by h.added_at, h.case_id nulls first, h.sku`;

/** Lines in the order of addition, also those of cases. */
export const findCartLines = async (
  db: Executor,
  cartKey: string,
  locale: Locale,
): Promise<StoredCartLine[]> => {
  const held = sql`(
    select ci.sku, ci.qty, ci.added_at, c.coupon_code, ${reservedUnits(cartKey, sql`ci.sku`)} as reserved,
      ${NO_CASE}
    from cart_items ci join carts c on c.id = ci.cart_id where ci.cart_id = ${cartKey}
    union all ${caseLinesOf(cartKey)})`;
  const rows = await queryRows(db)<StoredCartLine>`${prepared('find_cart_lines')} ${linesOf(held, locale)}`;
  return priceCases(db, rows);
};

/**
 * Lines of an order with the products' current names and prices, the ordered quantities, and the stock that its cart can
 * buy.
 */
export const findLinesOfOrder = async (
  db: Executor,
  { id, cart_id }: { id: string; cart_id: string },
  locale: Locale,
): Promise<StoredCartLine[]> => {
  const held = sql`(
    select own.sku, own.qty, own.position as added_at, null::text as coupon_code,
      ${reservedUnits(cart_id, sql`own.sku`)} as reserved, own.case_id, own.case_size,
      (sum(own.qty) over (partition by own.case_id) / own.case_size)::integer as case_qty
    from order_lines own where own.order_id = ${id})`;
  const rows = await queryRows(db)<StoredCartLine>`${linesOf(held, locale)}`;
  return priceCases(db, rows);
};

/** Lines of these skus with current names, prices and stock, in their order. Skips skus that are not on sale. */
export const findLinesOf = async (
  db: Executor,
  items: readonly { sku: string; qty: number }[],
  locale: Locale,
): Promise<StoredCartLine[]> => {
  const held = sql`(
    select sku, qty, added_at, null::text as coupon_code, 0 as reserved, ${NO_CASE}
    from unnest(${items.map(({ sku }) => sku)}::text[], ${items.map(({ qty }) => qty)}::int[])
      with ordinality as wanted (sku, qty, added_at))`;
  return queryRows(db)<StoredCartLine>`${linesOf(held, locale)}`;
};

/**
 * Replaces all lines of a guest's cart, which it creates if needed. The caller has found them for sale
 * (`findLinesOf`); an order of the cart checks them again.
 */
export const replaceCartItems = async (
  trx: Tx,
  cartKey: string,
  lines: readonly Pick<StoredCartLine, 'sku' | 'qty' | 'price'>[],
): Promise<void> => {
  await execute(trx)`
    insert into carts (id) values (${cartKey}) on conflict (id) do update set updated_at = now()`;
  await trx.deleteFrom('cart_items').where('cart_id', '=', cartKey).execute();
  const items = lines.map(({ sku, qty, price }) => ({ cart_id: cartKey, sku, qty, seen_price: price }));
  // One by one, because the time of a line is its place.
  for (const item of items)
    await trx
      .insertInto('cart_items')
      .values({ ...item, added_at: sql<Date>`clock_timestamp()` })
      .execute();
};

/**
 * Sets a line's quantity if the sku is on sale, in stock, and the cart stays within its limits. Creates the
 * cart on its first write. One statement that also returns the lines, so that simultaneous writes lose
 * nothing and need one round trip.
 * @param item.before sku of the line that the new line precedes. Default: the new line is the last one
 * @returns the cart's lines; empty when the quantity was not set
 */
export const upsertCartItem = async (
  db: Executor,
  { key: cartKey, accountId }: { key: string; accountId: string | null },
  item: { sku: string; qty: number; before?: string | undefined },
  locale: Locale,
): Promise<StoredCartLine[]> => {
  const { sku, qty, before } = item;
  const rows = await queryRows(db)<StoredCartLine>`${prepared('upsert_cart_item')}
    with cart as (
      -- A sign-in that joins this cart to an account waits for this write,
      -- or this write finds the cart joined.
      select from carts
      where id = ${cartKey} and account_id is not distinct from ${accountId}::uuid and joined_into is null
      for key share
    ), others as (
      select count(*) as lines,
        coalesce(sum(c.qty::bigint * ${regularPrice('k')}), 0) + ${casesTotal(cartKey)} as total
      from cart_items c join skus k on k.sku = c.sku
      where c.cart_id = ${cartKey} and c.sku <> ${sku}
    ), item as (
      select s.sku, s.price
      from skus s
      join sku_availability a on a.sku = s.sku
      join products p on p.id = s.product_id and p.is_active
      cross join others
      where s.sku = ${sku}
        and (exists (select from cart) or not exists (select from carts where id = ${cartKey}))
        and a.stock + ${reservedUnits(cartKey, sql`s.sku`)} >= ${qty}::integer
        and others.lines < ${CART_LIMITS.maxLines}::integer
        and others.total + ${qty}::bigint * ${regularPrice('s')} <= ${CART_LIMITS.maxTotal}::bigint
    ), touched as (
      -- The cart's row is written at the first line, and then once an hour: it tells when a cart was left.
      insert into carts (id) select ${cartKey} from item
      where not exists (select from carts where id = ${cartKey} and updated_at > now() - interval '1 hour')
      on conflict (id) do update set updated_at = now()
    ), put as (
      -- A line's place is the time it was added.
      insert into cart_items (cart_id, sku, qty, seen_price, added_at)
      select ${cartKey}, item.sku, ${qty}::integer, item.price, coalesce((
        select added_at - interval '1 microsecond' from cart_items
        where cart_id = ${cartKey} and sku = ${before ?? null}
      ), clock_timestamp()) from item
      on conflict (cart_id, sku) do update set qty = excluded.qty
      returning sku, qty, added_at
    ), held as (
      select sku, qty, added_at, (select coupon_code from carts where id = ${cartKey}) as coupon_code,
        ${reservedUnits(cartKey, sql`lines.sku`)} as reserved, ${NO_CASE}
      from (
        select sku, qty, added_at from put
        union all
        -- A statement does not see its own writes: read the other lines, and add this one as it is put.
        select sku, qty, added_at from cart_items
        where cart_id = ${cartKey} and sku <> ${sku} and exists (select from put)
      ) lines
      union all select * from (${caseLinesOf(cartKey)}) cases where exists (select from put)
    )
    ${linesOf(sql`held`, locale)}`;
  return priceCases(db, rows);
};

/**
 * Locks the cart before the line, because the delete also raises the cart's version.
 * @returns whether the line existed in a cart of this owner
 */
export const deleteCartItem = async (
  db: Executor,
  { key: cartKey, accountId }: { key: string; accountId: string | null },
  sku: string,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`${prepared('delete_cart_item')}
    with cart as (
      select from carts
      where id = ${cartKey} and account_id is not distinct from ${accountId}::uuid and joined_into is null
      for key share)
    delete from cart_items where cart_id = ${cartKey} and sku = ${sku} and exists (select from cart)`.execute(
    db,
  );
  return numAffectedRows !== undefined && numAffectedRows > 0n;
};

/** Name and format of a sku on sale, and the stock that the cart can buy. Undefined otherwise. */
export const findSellable = (db: Executor, cartKey: string, sku: string, locale: Locale) =>
  db
    .selectFrom('skus')
    .innerJoin('sku_availability as a', 'a.sku', 'skus.sku')
    .innerJoin('products as p', 'p.id', 'skus.product_id')
    .innerJoin('product_texts as t', (join) =>
      join.onRef('t.product_id', '=', 'p.id').on('t.locale', '=', locale),
    )
    .select([
      't.name',
      'skus.format',
      sql<number>`a.stock + ${reservedUnits(cartKey, sql`skus.sku`)}`.as('stock'),
    ])
    .where('skus.sku', '=', sku)
    .where('p.is_active', '=', true)
    .executeTakeFirst();

/**
 * Units of each sku that this cart can buy: the free stock, what its own unpaid card order reserves, and what is held
 * because its shopper waited for it.
 */
export const findUnitsFor = async (
  db: Executor,
  cartKey: string,
  skus: readonly string[],
): Promise<Map<string, number>> => {
  const rows = await queryRows(db)<{ sku: string; units: number }>`
    select s.sku, (s.stock + coalesce((
        select sum(held.qty) from orders o join order_stock held on held.order_id = o.id and held.sku = s.sku
        where o.cart_id in ${cartsJoinedWith(cartKey)} and ${IS_UNPAID_BY_CARD}), 0)
      + coalesce((
        select sum(u.qty) from stock_waits w join stock_wait_units u on u.wait_id = w.id and u.sku = s.sku
        where w.status = 'held' and w.held_until > now() and (
          w.cart_id in ${cartsHolding(cartKey)}
          or w.user_id in (select account_id from carts where id in ${cartsHolding(cartKey)}))), 0))::integer as units
    from skus s where s.sku = any(${skus}::text[])`;
  return new Map(rows.map(({ sku, units }) => [sku, units]));
};
