import type { Order } from '../api/orders.schema.ts';
import type { Clp } from './money.ts';

type Refunded = Pick<Order, 'total' | 'status' | 'payment_status' | 'refunds'>;

/** Refunds of an order as all pages show them to the buyer (docs/product/returns.md#what-the-buyer-sees). */
export interface RefundSummary {
  /** How much of the payment was given back. `owed`: nothing yet, and the order is cancelled. */
  paid: 'whole' | 'part' | 'none' | 'owed';
  /** Rest of the total after the refunds that are done. */
  remaining: Clp;
  /** Amount that a cancelled order still has to get back. */
  owed: Clp;
}

export const summarizeRefunds = ({
  total,
  status,
  payment_status,
  refunds = [],
}: Refunded): RefundSummary => {
  const done = refunds.reduce((sum, { amount, state }) => sum + (state === 'done' ? amount : 0), 0);
  const remaining = Math.max(0, total - done);
  const owed = status === 'cancelled' && payment_status === 'success' ? remaining : 0;
  const unrefunded = owed > 0 ? 'owed' : 'none';
  return { paid: done === 0 ? unrefunded : remaining === 0 ? 'whole' : 'part', remaining, owed };
};
