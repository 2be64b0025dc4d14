/** Gives stock to the people who wait for it, and takes it back. `../stock-waits` lets them join and leave the line. */
import { type RawBuilder, sql } from 'kysely';
import type { Executor, Tx } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { execute, queryRow, queryRows, queryValue, queryValues } from '../../db/query.ts';
import { HOLD_MS, type Wait } from './next-holders.ts';

/** SQL: stock is free for a person who waits, or a hold has ended. */
const IS_DUE = sql<boolean>`(
  (w.status = 'held' and w.held_until <= now())
  or (w.status = 'waiting' and exists (
    select from sku_availability a join skus s on s.sku = a.sku join products p on p.id = s.product_id
    where a.sku = w.sku and a.stock > 0 and p.is_active)))`;

/** Products with stock for people who wait, or with a hold that has ended. The longest wait comes first. */
export const findDueSkus = (db: Executor) => queryValues(db)<string>`
    select w.sku from stock_waits w where w.status <> 'pending' and ${IS_DUE}
    group by w.sku order by min(w.place)`;

/**
 * The due products that take stock only from these skus: the skus themselves, and boxes whose contents are all among
 * them.
 */
export function findDueSkusWithin(trx: Tx, skus: readonly string[]): Promise<string[]> {
  return queryValues(trx)<string>`${prepared('find_due_waits')}
    select w.sku from stock_waits w
    where w.status <> 'pending' and ${IS_DUE}
      and w.sku = any(${skus}::text[] || array(select box_sku from box_contents where sku = any(${skus})))
      and not exists (select from box_contents b where b.box_sku = w.sku and b.sku <> all(${skus}))
    group by w.sku order by min(w.place)`;
}

/** Whether people wait for these products, or for boxes with one of them, or hold pieces of them. */
export const hasWaits = async (trx: Tx, skus: readonly string[]): Promise<boolean> =>
  (await queryRow(trx)`${prepared('has_waits')}
    select from stock_waits w
    where w.status <> 'pending'
      and w.sku = any(${skus}::text[] || array(select box_sku from box_contents where sku = any(${skus})))
    limit 1`) !== undefined;

/** The people who wait for a product or hold a piece of it, in the order of asking. Locks them. */
export const lockWaits = async (trx: Tx, sku: string): Promise<Wait[]> => {
  const rows = await queryRows(trx)<{ id: string; held_until: Date | null }>`
    select id, held_until from stock_waits where sku = ${sku} and status <> 'pending'
    order by place for update`;
  return rows.map(({ id, held_until }) => ({ id, heldUntil: held_until }));
};

/** Pieces of a product on sale. 0 for a withdrawn product. */
export const findFreePieces = async (trx: Tx, sku: string): Promise<number> =>
  (await queryValue(trx)<number>`
    select a.stock from sku_availability a
    join skus s on s.sku = a.sku join products p on p.id = s.product_id and p.is_active
    where a.sku = ${sku}`) ?? 0;

/** Takes one piece per person out of the stock and holds it. The caller must have locked the stock. */
export const holdPieces = async (
  trx: Tx,
  ids: readonly string[],
  units: readonly { sku: string; qty: number }[],
): Promise<void> => {
  const [skus, quantities] = [units.map(({ sku }) => sku), units.map(({ qty }) => qty)];
  await execute(trx)`
    with units as (select * from unnest(${skus}::text[], ${quantities}::int[]) u(sku, qty)),
      held as (
        update stock_waits set status = 'held', held_until = now() + make_interval(secs => ${HOLD_MS / 1000})
        where id = any(${ids}::uuid[]) returning id),
      taken as (
        insert into stock_wait_units (wait_id, sku, qty) select held.id, units.sku, units.qty from held, units)
    update skus s set stock = s.stock - u.qty * ${ids.length}::int from units u where s.sku = u.sku`;
};

/** Ends waits. The units that they hold are on sale again. The caller must have locked the stock. */
export const endWaits = async (trx: Tx, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await execute(trx)`
    update skus s set stock = s.stock + back.qty
    from (
      select sku, sum(qty)::int as qty from stock_wait_units where wait_id = any(${ids}::uuid[]) group by sku
    ) back where s.sku = back.sku`;
  await execute(trx)`delete from stock_waits where id = any(${ids}::uuid[])`;
};

/** Skus of the units that these waits hold, or may get this moment. */
export const findWaitSkus = (trx: Tx, ids: readonly string[]) => queryValues(trx)<string>`
    select sku from stock_wait_units where wait_id = any(${ids}::uuid[])
    union select coalesce(b.sku, w.sku) from stock_waits w left join box_contents b on b.box_sku = w.sku
    where w.id = any(${ids}::uuid[])`;

/**
 * SQL: whether the wait `w` holds its piece for a cart: the cart opened the mail's link, or its owner asked when signed
 * in.
 * @param carts SQL of the keys of the cart and of the carts joined with it
 */
const isHeldFor = (carts: RawBuilder<string>): RawBuilder<boolean> => sql<boolean>`(
  w.status = 'held' and w.held_until > now() and (
    w.cart_id in ${carts}
    or w.user_id in (select account_id from carts where id in ${carts})))`;

/** SQL: pieces of a product that are held for a cart. */
export const heldPieces = (carts: RawBuilder<string>, sku: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select count(*)::integer from stock_waits w where w.sku = ${sku} and ${isHeldFor(carts)})`;

/** Waits that hold pieces of these products for a cart. Locks them. */
export function lockHoldsOfCart(
  trx: Tx,
  carts: RawBuilder<string>,
  skus: readonly string[],
): Promise<string[]> {
  return queryValues(trx)<string>`
    select w.id from stock_waits w where w.sku = any(${skus}) and ${isHeldFor(carts)}
    order by w.place for update`;
}
