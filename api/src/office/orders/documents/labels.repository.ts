import type { Executor } from '../../../db/connect.ts';

/** Types of the products of orders. */
export const findTypesOfLines = (db: Executor, ids: readonly string[]) =>
  db
    .selectFrom('order_lines')
    .select(['order_id', 'product_type'])
    .distinct()
    .where('order_id', 'in', [...ids])
    .execute();

/** Sorting codes of booked parcels by order. */
export const findRoutes = async (
  db: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> => {
  const rows = await db
    .selectFrom('shipments as s')
    .innerJoin('orders as o', 'o.id', 's.order_id')
    .select(['s.order_id', 's.route'])
    .where('s.order_id', 'in', [...ids])
    .whereRef('s.tracking_number', '=', 'o.tracking_number')
    .execute();
  return new Map(rows.map(({ order_id, route }) => [order_id, route]));
};
