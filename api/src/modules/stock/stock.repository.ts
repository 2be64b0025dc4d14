import { sql } from 'kysely';
import type { Executor, Tx } from '../../db/connect.ts';
import type { BoxContent } from './take-stock.ts';

export const findBoxContents = (db: Executor, skus: readonly string[]): Promise<BoxContent[]> =>
  db
    .selectFrom('box_contents')
    .select(['box_sku', 'sku', 'qty'])
    .where(sql<boolean>`box_sku = any(${skus})`)
    .execute();

/** Locks skus and returns their stock. Locks the rows in the order of the skus, to prevent deadlocks. */
export const lockStock = async (trx: Tx, skus: readonly string[]): Promise<Map<string, number>> => {
  const { rows } = await sql<{ sku: string; stock: number }>`
    select sku, stock from skus where sku = any(${skus}) order by sku for no key update`.execute(trx);
  return new Map(rows.map(({ sku, stock }) => [sku, stock]));
};

/** Skus of which an order reserves units. */
export const findHeldSkus = async (db: Executor, orderId: string): Promise<string[]> => {
  const rows = await db.selectFrom('order_stock').select('sku').where('order_id', '=', orderId).execute();
  return rows.map(({ sku }) => sku);
};

/** Reserves units for an order and subtracts them from the stock. The caller must have locked the skus. */
export const insertOrderStock = async (
  trx: Tx,
  orderId: string,
  units: ReadonlyMap<string, number>,
): Promise<void> => {
  const [skus, quantities] = [[...units.keys()], [...units.values()]];
  await sql`
    with units as (select * from unnest(${skus}::text[], ${quantities}::integer[]) u(sku, qty)),
      held as (insert into order_stock (order_id, sku, qty) select ${orderId}, sku, qty from units)
    update skus s set stock = s.stock - u.qty from units u where s.sku = u.sku`.execute(trx);
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
  await sql`
    update skus s set stock = s.stock + u.qty
    from unnest(${skus}::text[], ${held.map(({ qty }) => qty)}::integer[]) u(sku, qty)
    where s.sku = u.sku`.execute(trx);
};
