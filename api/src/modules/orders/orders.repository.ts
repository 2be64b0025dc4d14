import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Executor, Tx } from '../../db/connect.ts';
import type { OrderStatus, OrdersTable, PaymentFailure, SalesTables } from '../../db/schema/sales.ts';
import { cartsJoinedWith } from '../carts/carts.repository.ts';
import { lockCart } from '../carts/lock-cart.repository.ts';
import type { StoredCartLine } from '../carts/stored-cart-line.ts';
import type { PaymentRow } from '../payments/payments.repository.ts';
import { reservation } from '../stock/stock.repository.ts';

export type OrderRow = Selectable<OrdersTable>;

/** The order for a difference has the cart of the order that it changes, and leaves other orders of the cart alone. */
const UNPAID_BY_CARD = {
  status: 'in_validation',
  payment_status: 'pending',
  platform: 'webpay',
  difference_of: null,
} as const;
const isUnpaidByCard = ({ status, payment_status, platform, difference_of }: OrderRow): boolean =>
  status === UNPAID_BY_CARD.status &&
  payment_status === UNPAID_BY_CARD.payment_status &&
  platform === UNPAID_BY_CARD.platform &&
  difference_of === null;

export interface PlacedOrder {
  order: OrderRow;
  /** False when an earlier request with the same idempotency key placed this order. */
  isNew: boolean;
}

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

/** The cart's order with this idempotency key, and its newest unpaid card order. */
export const findOrdersOfCart = async (
  db: Executor,
  cartKey: string,
  key: string,
): Promise<{ known: OrderRow | undefined; unpaidCardOrderId: string | undefined }> => {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('cart_id', 'in', cartsJoinedWith(cartKey))
    .where((or) => or.or([or('idempotency_key', '=', key), or.and(UNPAID_BY_CARD)]))
    .orderBy('created_at', 'desc')
    .execute();
  return {
    known: rows.find((row) => row.idempotency_key === key),
    unpaidCardOrderId: rows.find(isUnpaidByCard)?.id,
  };
};

/** The cart's newest unpaid card order. */
export const findUnpaidCardOrderId = async (db: Executor, cartKey: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('cart_id', 'in', cartsJoinedWith(cartKey))
    .where((where) => where.and(UNPAID_BY_CARD))
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row?.id;
};

/**
 * Whether a later paid or transfer order of the cart contains one of its products. No other order replaces one for a
 * difference.
 */
export const isBoughtLater = async (
  db: Executor,
  {
    id,
    cart_id,
    created_at,
    difference_of,
  }: Pick<OrderRow, 'id' | 'cart_id' | 'created_at' | 'difference_of'>,
): Promise<boolean> => {
  if (difference_of !== null) return false;
  const { rows } = await sql`
    select from orders o left join payments p on p.order_id = o.id
    where o.cart_id in ${cartsJoinedWith(cart_id)} and o.id <> ${id} and o.difference_of is null
      and coalesce(p.settled_at, o.created_at) >= ${created_at}
      and (o.payment_status = 'success' or (o.platform = 'transfer' and o.payment_status = 'pending'))
      and exists (
        select from order_lines theirs join order_lines ours on ours.sku = theirs.sku
        where theirs.order_id = o.id and ours.order_id = ${id})
    limit 1`.execute(db);
  return rows.length > 0;
};

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

/** Line of a cart as an order stores it. */
export type NewOrderLine = Pick<
  StoredCartLine,
  | 'sku'
  | 'product_type'
  | 'slug'
  | 'name'
  | 'brand'
  | 'year'
  | 'format'
  | 'qty'
  | 'price'
  | 'reference_price'
  | 'image'
  | 'frontend_image'
  | 'retracto_excluded'
  | 'case_id'
  | 'case_size'
> & { coupon_discount?: number | null };

const toOrderLine = (
  orderId: string,
  line: NewOrderLine,
  position: number,
): Insertable<SalesTables['order_lines']> => ({
  order_id: orderId,
  position,
  sku: line.sku,
  product_type: line.product_type,
  slug: line.slug,
  name: line.name,
  brand: JSON.stringify(line.brand),
  year: line.year,
  format: line.format,
  qty: line.qty,
  price: line.price,
  reference_price: line.reference_price === null ? null : String(line.reference_price),
  coupon_discount: line.coupon_discount ?? null,
  image: line.image,
  frontend_image: line.frontend_image,
  retracto_excluded: line.retracto_excluded,
  case_id: line.case_id,
  case_size: line.case_size,
});

/**
 * Inserts an order with its lines and, unless it is a transfer, its payment, and takes its units from the stock, in one
 * statement. The caller must have locked the skus.
 */
export const insertOrder = (
  trx: Tx,
  order: Insertable<OrdersTable>,
  lines: readonly NewOrderLine[],
  units: ReadonlyMap<string, number>,
): Promise<OrderRow> => {
  const { held, taken } = reservation(order.id, units);
  return trx
    .with('held', () => sql`(${held})`)
    .with('taken', () => sql`(${taken})`)
    .with('line', (query) =>
      query.insertInto('order_lines').values(lines.map((line, at) => toOrderLine(order.id, line, at))),
    )
    .with('payment', (query) =>
      query
        .insertInto('payments')
        .columns(['order_id', 'amount'])
        .expression(
          sql`select ${order.id}, ${order.total}::integer where ${order.platform}::text <> 'transfer'`,
        ),
    )
    .insertInto('orders')
    .values(order)
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Orders in the order of the ids. Unknown ids are left out. */
export const findOrdersById = (db: Executor, ids: readonly string[]): Promise<OrderRow[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .orderBy(sql`array_position(${ids}::text[], id)`)
    .execute();

/** Lines of many orders. */
export const findLinesOf = (db: Executor, orderIds: readonly string[]) =>
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
    .execute();
};

/** Number of times that an order reached a status. Changes of the payment alone do not count. */
export const countStatus = async (db: Executor, orderId: string, status: OrderStatus): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (
      select status, lag(status) over (order by id) as former from order_history where order_id = ${orderId}
    ) steps where status = ${status} and former is distinct from status`.execute(db);
  return rows[0]?.count ?? 0;
};

export const updateOrderAddress = async (
  trx: Tx,
  orderId: string,
  columns: Pick<
    Updateable<OrdersTable>,
    | 'address'
    | 'department'
    | 'commune_id'
    | 'commune'
    | 'region'
    | 'receiver'
    | 'contact'
    | 'comment'
    | 'min_days'
    | 'max_days'
    | 'promised_first'
    | 'promised_last'
    | 'planned_carrier'
  >,
): Promise<void> => {
  await trx.updateTable('orders').set(columns).where('id', '=', orderId).execute();
};
