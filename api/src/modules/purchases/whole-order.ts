import type { Executor } from '../../db/connect.ts';
import { findRefunds, type Refund } from '../payments/refunds.repository.ts';
import { findOrderLines, findPayment, type OrderRow } from './orders.repository.ts';

/** Everything that belongs to an order. */
export interface WholeOrder {
  order: OrderRow;
  lines: Awaited<ReturnType<typeof findOrderLines>>;
  payment: Awaited<ReturnType<typeof findPayment>>;
  refunds: readonly Refund[];
}

/** An order with its lines, payment and refunds. Whether the asker may see it is the caller's to decide. */
export const findWholeOrder = async (db: Executor, order: OrderRow): Promise<WholeOrder> => {
  const [lines, payment, refunds] = await Promise.all([
    findOrderLines(db, order.id),
    findPayment(db, order.id),
    findRefunds(db, order.id),
  ]);
  return { order, lines, payment, refunds };
};
