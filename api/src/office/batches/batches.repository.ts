import { sql } from 'kysely';
import type { Locale } from 'shared-contracts/locale';
import type { BatchOrder, BatchPick, ListedBatch, listBatches } from 'shared-contracts/office/batches.schema';
import type { z } from 'zod';
import type { Executor, Tx } from '../../db/connect.ts';
import { findPage } from '../../db/list.ts';
import { nameOrder } from '../../db/name-order.ts';
import { firstValue, queryRow, queryRows, queryValues } from '../../db/query.ts';
import type { Timed } from '../../lib/iso-times.ts';

export type BatchRow = Timed<ListedBatch, 'created_at' | 'closed_at'>;

/** With the numbers of orders. An order that waits to be sent is `confirmed`. */
const columns = sql`
  batches.id::text as id, (select name from staff where staff.id = batches.staff_id) as staff, created_at, closed_at,
  (select count(*)::int from batch_orders where batch_id = batches.id) as orders,
  (select count(*)::int from batch_orders bo join orders o on o.id = bo.order_id
    where bo.batch_id = batches.id and o.status = 'confirmed') as left`;

export const findBatch = (db: Executor, id: string) =>
  queryRow(db)<BatchRow>`select ${columns} from batches where id = ${id}`;

export const findBatches = (db: Executor, query: z.output<typeof listBatches.query>) =>
  findPage<BatchRow>(db, query, {
    select: columns,
    from: 'batches',
    where: query.open ? [sql`(closed_at is null) = ${query.open === 'yes'}`] : [],
    by: (direction) => sql`batches.id ${direction}`,
  });

/** Orders of a batch in the order of the route. */
export const findBatchOrders = (db: Executor, batchId: string) => queryRows(db)<BatchOrder>`
    select o.id, o.number, o.status, o.name || ' ' || o.surname as customer, o.delivery_method as delivery,
      o.address, o.commune, o.region, o.promised_last as promised, o.planned_carrier,
      (select coalesce(sum(qty), 0)::int from order_stock where order_id = o.id) as units,
      o.gift_text is not null as has_card,
      case when o.carrier is not null then json_build_object('carrier', o.carrier, 'number', o.tracking_number) end
        as parcel
    from batch_orders bo join orders o on o.id = bo.order_id
    where bo.batch_id = ${batchId}
    order by o.delivery_method = 'pickup', o.region ${nameOrder()}, o.commune ${nameOrder()},
      o.address ${nameOrder()}, o.number`;

/** Units to pick for the orders of an open batch that are not sent, by place in the cellar. */
export const findPicks = (db: Executor, batchId: string, locale: Locale) => queryRows(db)<BatchPick>`
    select s.sku, t.name, b.name as brand, p.year, s.format, nullif(p.attributes ->> 'place', '') as place,
      sum(held.qty)::int as units,
      json_agg(json_build_object('id', o.id, 'number', o.number, 'units', held.qty) order by o.number) as orders
    from batch_orders bo
    join orders o on o.id = bo.order_id and o.status = 'confirmed'
    join order_stock held on held.order_id = o.id
    join skus s on s.sku = held.sku
    join products p on p.id = s.product_id
    join brands b on b.id = p.brand_id
    join product_texts t on t.product_id = p.id and t.locale = ${locale}
    where bo.batch_id = ${batchId} and bo.is_open
    group by s.sku, t.name, b.name, p.year, p.attributes ->> 'place'
    order by nullif(p.attributes ->> 'place', '') ${nameOrder()} nulls last, t.name ${nameOrder(locale)}, p.year,
      s.format, s.sku`;

/** Id of the batch, or undefined when an earlier request had the key. */
export const insertBatch = (trx: Tx, batch: { staff_id: string; idempotency_key: string }) =>
  firstValue(
    trx
      .insertInto('batches')
      .values(batch)
      .onConflict((on) => on.column('idempotency_key').doNothing())
      .returning('id'),
  );

export const findBatchIdByKey = (trx: Tx, key: string): Promise<string | undefined> =>
  firstValue(trx.selectFrom('batches').select('id').where('idempotency_key', '=', key));

/** Adds the orders that wait to be sent and that no open batch has. @returns their number */
export const insertBatchOrders = async (
  trx: Tx,
  batchId: string,
  orderIds: readonly string[],
): Promise<number> => {
  // In the order of the ids, so that two batches at once wait for each other in one direction.
  const rows = await queryRows(trx)`
    insert into batch_orders (batch_id, order_id)
    select ${batchId}::bigint, id from orders
    where id = any(${orderIds}::text[]) and status = 'confirmed' and difference_of is null order by id
    on conflict (order_id) where is_open do nothing
    returning order_id`;
  return rows.length;
};

export interface LeftOut {
  number: string;
  /** Open batch that has the order, with the staff member who made it. */
  batch: string | null;
  staff: string | null;
}

/** Orders that are not in the batch, with the open batch that has them. */
export const findLeftOut = (trx: Tx, batchId: string, orderIds: readonly string[]) => queryRows(trx)<LeftOut>`
    select o.number, other.batch_id::text as batch, s.name as staff
    from orders o
    left join batch_orders other on other.order_id = o.id and other.is_open
    left join batches b on b.id = other.batch_id
    left join staff s on s.id = b.staff_id
    where o.id = any(${orderIds}::text[])
      and not exists (select from batch_orders where batch_id = ${batchId} and order_id = o.id)
    order by o.number`;

/** Numbers of the orders that were in the batch and are taken out. */
export function deleteBatchOrders(trx: Tx, batchId: string, orderIds: readonly string[]): Promise<string[]> {
  return queryValues(trx)<string>`
    with gone as (
      delete from batch_orders
      where batch_id = ${batchId} and order_id = any(${orderIds}::text[]) and is_open returning order_id)
    select number from orders where id in (select order_id from gone) order by number`;
}

/** Whether the batch was open. */
export const updateBatchClosed = async (trx: Tx, batchId: string): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('batches')
    .set({ closed_at: sql<Date>`now()` })
    .where('id', '=', batchId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  await trx.updateTable('batch_orders').set({ is_open: false }).where('batch_id', '=', batchId).execute();
  return numUpdatedRows === 1n;
};
