import { sql } from 'kysely';
import type { Executor, Tx } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { allValues, execute, queryRows } from '../../db/query.ts';
import type { BoxContent } from './take-stock.ts';

export const findBoxContents = (db: Executor, skus: readonly string[]): Promise<BoxContent[]> =>
  db
    .selectFrom('box_contents')
    .select(['box_sku', 'sku', 'qty'])
    .where(sql<boolean>`box_sku = any(${skus})`)
    .execute();

/** Locks skus and returns their stock. Locks the rows in the order of the skus, to prevent deadlocks. */
export const lockStock = async (trx: Tx, skus: readonly string[]): Promise<Map<string, number>> => {
  const rows = await queryRows(trx)<{ sku: string; stock: number }>`${prepared('lock_stock')}
    select sku, stock from skus where sku = any(${skus}) order by sku for no key update`;
  return new Map(rows.map(({ sku, stock }) => [sku, stock]));
};

/** Skus of which an order reserves units. */
export const findHeldSkus = (db: Executor, orderId: string): Promise<string[]> =>
  allValues(db.selectFrom('order_stock').select('sku').where('order_id', '=', orderId));

/** Reserves more units for an order and subtracts them from the stock. The caller must have locked the skus. */
export const insertOrderStock = async (
  trx: Tx,
  orderId: string,
  units: ReadonlyMap<string, number>,
): Promise<void> => {
  const [skus, quantities] = [[...units.keys()], [...units.values()]];
  await execute(trx)`${prepared('insert_order_stock')}
    with units as (select * from unnest(${skus}::text[], ${quantities}::integer[]) u(sku, qty)),
      held as (
        insert into order_stock as held (order_id, sku, qty) select ${orderId}, sku, qty from units
        on conflict (order_id, sku) do update set qty = held.qty + excluded.qty)
    update skus s set stock = s.stock - u.qty from units u where s.sku = u.sku`;
};

/**
 * The two statements that reserve the units of a new order and subtract them from the stock, for the `with` of a larger
 * one. The caller must have locked the skus.
 */
export const reservation = (orderId: string, units: ReadonlyMap<string, number>) => {
  const rows = sql`unnest(${[...units.keys()]}::text[], ${[...units.values()]}::integer[]) u(sku, qty)`;
  return {
    held: sql`insert into order_stock (order_id, sku, qty) select ${orderId}, sku, qty from ${rows}`,
    taken: sql`update skus s set stock = s.stock - u.qty from ${rows} where s.sku = u.sku`,
  };
};

/** Releases the units that an order reserves. Idempotent. */
export const releaseOrderStock = async (trx: Tx, orderId: string): Promise<void> => {
  const held = await trx
    .deleteFrom('order_stock')
    .where('order_id', '=', orderId)
    .returning(['sku', 'qty'])
    .execute();
  if (held.length === 0) return;
  const skus = held.map(({ sku }) => sku);
  await lockStock(trx, skus);
  await execute(trx)`
    update skus s set stock = s.stock + u.qty
    from unnest(${skus}::text[], ${held.map(({ qty }) => qty)}::integer[]) u(sku, qty)
    where s.sku = u.sku`;
};

/** Locks the units that an order took, by sku. */
export const lockOrderStock = async (trx: Tx, orderId: string): Promise<Map<string, number>> => {
  const rows = await queryRows(trx)<{ sku: string; qty: number }>`
    select sku, qty from order_stock where order_id = ${orderId} order by sku for update`;
  return new Map(rows.map(({ sku, qty }) => [sku, qty]));
};

/** Takes units from an order. `stock`: they are on sale again. The caller must have locked the order's units. */
export const takeOrderStock = async (
  trx: Tx,
  orderId: string,
  moves: readonly { sku: string; units: number; fate: 'stock' | 'written_off' }[],
): Promise<void> => {
  const skus = moves.map(({ sku }) => sku);
  await lockStock(trx, skus);
  await execute(trx)`
    with moved as (
      select sku, sum(units)::int as units, coalesce(sum(units) filter (where fate = 'stock'), 0)::int as back
      from unnest(${skus}::text[], ${moves.map(({ units }) => units)}::integer[],
        ${moves.map(({ fate }) => fate)}::text[]) m(sku, units, fate) group by sku),
      taken as (
        update order_stock held set qty = held.qty - m.units from moved m
        where held.order_id = ${orderId} and held.sku = m.sku and held.qty > m.units),
      emptied as (
        delete from order_stock held using moved m
        where held.order_id = ${orderId} and held.sku = m.sku and held.qty <= m.units)
    update skus s set stock = s.stock + m.back from moved m where s.sku = m.sku and m.back > 0`;
};
