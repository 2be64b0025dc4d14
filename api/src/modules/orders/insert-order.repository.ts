import { type Insertable, sql } from 'kysely';
import type { Tx } from '../../db/connect.ts';
import type { OrdersTable, SalesTables } from '../../db/schema/sales.ts';
import type { StoredCartLine } from '../carts/stored-cart-line.ts';
import { reservation } from '../stock/stock.repository.ts';
import type { OrderRow } from './orders.repository.ts';

export interface PlacedOrder {
  order: OrderRow;
  /** False when an earlier request with the same idempotency key placed this order. */
  isNew: boolean;
}

/** Line of a cart as an order stores it. */
export type NewOrderLine = Omit<
  StoredCartLine,
  'stock' | 'available' | 'product_id' | 'coupon_code' | 'case_qty' | 'price_alone'
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
