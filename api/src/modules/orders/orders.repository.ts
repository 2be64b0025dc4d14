import { type Selectable, sql, type Updateable } from 'kysely';
import type { Executor, Tx } from '../../db/connect.ts';
import { preparedByText } from '../../db/prepared.ts';
import { queryValue } from '../../db/query.ts';
import type { OrderStatus, OrdersTable, PaymentFailure } from '../../db/schema/sales.ts';
import { lockCart } from '../carts/lock-cart.repository.ts';
import type { PaymentRow } from '../payments/payments.repository.ts';

export type OrderRow = Selectable<OrdersTable>;

/** Order and its card payment, both locked. */
export interface LockedOrder {
  order: OrderRow;
  /** Undefined for a transfer. */
  payment: PaymentRow | undefined;
}

/**
 * Locks an order's cart, the order and its payment for a change of the order's status. Follows the order of
 * locks in `lock-cart.repository.ts`.
 */
export const lockOrder = async (trx: Tx, orderId: string): Promise<LockedOrder | undefined> => {
  await lockCart(trx, sql`(select cart_id from orders where id = ${orderId})`);
  const order = await trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  if (!order) return undefined;
  const payment = await trx
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  return { order, payment };
};

export const findOrder = (db: Executor, orderId: string): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst();

/** Sets a cancelled order back to unpaid. */
export const updateOrderReopened = (trx: Tx, orderId: string, expiresAt: Date): Promise<OrderRow> =>
  trx
    .updateTable('orders')
    .set({
      status: 'in_validation',
      payment_status: 'pending',
      expires_at: expiresAt,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', orderId)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Shortens the time that an order holds its stock. */
export const updateOrderExpiry = (trx: Tx, orderId: string, notAfter: Date): Promise<OrderRow> =>
  trx
    .updateTable('orders')
    .set({ expires_at: sql<Date>`least(expires_at, ${notAfter})` })
    .where('id', '=', orderId)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Orders in the order of the ids. Unknown ids are left out. */
export const findOrdersById = (db: Executor, ids: readonly string[]): Promise<OrderRow[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .orderBy(sql`array_position(${ids}::text[], id)`)
    .execute();

/** Lines of many orders. */
export const findLinesOfOrders = (db: Executor, orderIds: readonly string[]) =>
  db
    .selectFrom('order_lines')
    .selectAll()
    .where(sql<boolean>`order_id = any(${orderIds}::text[])`)
    .orderBy('position')
    .execute();

export const findOrderLines = (db: Executor, orderId: string) =>
  db.selectFrom('order_lines').selectAll().where('order_id', '=', orderId).orderBy('position').execute();

/** Changes the status of an order. Paid orders for its differences are sent with it, so they have the same status. */
export const updateOrderStatus = async (trx: Tx, orderId: string, status: OrderStatus): Promise<void> => {
  await trx
    .updateTable('orders')
    .set({ status, updated_at: sql<Date>`now()` })
    .where((or) =>
      or.or([
        or('id', '=', orderId),
        or.and([
          or('difference_of', '=', orderId),
          or('payment_status', '=', 'success'),
          or('status', '<>', 'cancelled'),
        ]),
      ]),
    )
    .execute();
};

/** Stores the outcome of a locked order and, unless it is a transfer, of its payment, in one statement. */
export const updateOrderSettled = async (
  trx: Tx,
  orderId: string,
  change: Partial<Pick<OrderRow, 'status' | 'payment_status' | 'idempotency_key'>>,
  { failure, answer }: { failure: PaymentFailure | null; answer: object | null },
): Promise<void> => {
  await trx
    .with('payment', (query) =>
      query
        .updateTable('payments')
        .set({ settled_at: sql<Date>`now()`, failure, answer: answer && JSON.stringify(answer) })
        .where('order_id', '=', orderId),
    )
    .updateTable('orders')
    .set({ ...change, updated_at: sql<Date>`now()` })
    .where('id', '=', orderId)
    .modifyEnd(preparedByText)
    .execute();
};

/** Number of times that an order reached a status. Changes of the payment alone do not count. */
export const countStatus = async (db: Executor, orderId: string, status: OrderStatus): Promise<number> =>
  (await queryValue(db)<number>`
    select count(*)::int as count
    from (
      select status, lag(status) over (order by id) as former from order_history where order_id = ${orderId}
    ) steps where status = ${status} and former is distinct from status`) ?? 0;

export const updateOrderFields = async (
  trx: Tx,
  orderId: string,
  columns: Updateable<OrdersTable>,
): Promise<void> => {
  await trx.updateTable('orders').set(columns).where('id', '=', orderId).execute();
};
