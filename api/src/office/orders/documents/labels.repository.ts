import type { Executor } from '../../../db/connect.ts';
import type { OrderRow } from '../../../modules/orders/orders.repository.ts';

export const findOrdersOfLabels = (db: Executor, ids: readonly string[]): Promise<OrderRow[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();

/** Types of the products of orders. */
export const findTypesOfLines = (db: Executor, ids: readonly string[]) =>
  db
    .selectFrom('order_lines')
    .select(['order_id', 'product_type'])
    .distinct()
    .where('order_id', 'in', [...ids])
    .execute();
