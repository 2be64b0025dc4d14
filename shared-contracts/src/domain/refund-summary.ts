import type { Order } from '../api/orders.schema.ts';
import type { Clp } from './money.ts';

type Refunded = Pick<Order, 'total' | 'status' | 'payment_status' | 'refunds'>;

/** What refunds mean for a buyer, as all pages show it (docs/product/returns.md#what-the-buyer-sees). */
export interface RefundSummary {
  /** How much of the payment was given back. */
  paid: 'whole' | 'part' | 'none';
  /** What is left of the total after the refunds that are done. */
  remaining: Clp;
  /** What a cancelled order still has to get back. */
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
  return {
    paid: done === 0 ? 'none' : remaining === 0 ? 'whole' : 'part',
    remaining,
    owed: status === 'cancelled' && payment_status === 'success' ? remaining : 0,
  };
};
