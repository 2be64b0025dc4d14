import type { Executor } from '../../db/connect.ts';
import { firstValue, queryValue } from '../../db/query.ts';
import type { OrderStatus } from '../../db/schema/sales.ts';

/** Orders, newest first. */
export const findOrders = (db: Executor, { status, limit }: { status?: OrderStatus; limit: number }) =>
  db
    .selectFrom('orders')
    .select([
      'number',
      'created_at',
      'status',
      'payment_status',
      'platform',
      'proof_at',
      'total',
      'name',
      'surname',
    ])
    .$if(status !== undefined, (query) => query.where('status', '=', status as OrderStatus))
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();

export type ListedOrder = Awaited<ReturnType<typeof findOrders>>[number];

/** Order id by number (CQ-000042, case-insensitive) or by id. */
export const findOrderId = (db: Executor, numberOrId: string): Promise<string | undefined> =>
  firstValue(
    db
      .selectFrom('orders')
      .select('id')
      .where((eb) => eb.or([eb('number', '=', numberOrId.toUpperCase()), eb('id', '=', numberOrId)])),
  );

/** Status history of an order, oldest first. */
export const findOrderHistory = (db: Executor, orderId: string) =>
  db
    .selectFrom('order_history')
    .select(['status', 'payment_status', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();

/** When an order reached its status. */
export const findStatusTime = (
  db: Executor,
  { id, status }: { id: string; status: OrderStatus },
) => queryValue(db)<Date>`
    select at from (
      select id, at, status, lag(status) over (order by id) as former
      from order_history where order_id = ${id}
    ) steps
    where status = ${status} and former is distinct from status order by id desc limit 1`;
