import type { OrderRefund } from 'shared-contracts/api/order-parts.schema';
import { lineName } from 'shared-contracts/domain/line-name';
import { isOfPayment, type Refund } from '../refunds/refunds.repository.ts';

interface Facts {
  lines: readonly { position: number; name: string; format: number | null }[];
  payment: { token: string | null } | undefined;
  refunds: readonly Refund[];
}

/**
 * Refunds of an order for its buyer. Leaves out refused ones, which staff give by other means, and those of a payment
 * that never paid the order.
 */
export const toOrderRefunds = ({ lines, payment, refunds }: Facts): OrderRefund[] =>
  refunds
    .filter((refund) => !refund.refused_at && isOfPayment(refund, payment))
    .map(({ amount, by_hand, created_at, done_at, lines: parts }) => ({
      amount,
      state: done_at ? ('done' as const) : ('open' as const),
      way: payment && !by_hand ? ('card' as const) : ('other' as const),
      at: (done_at ?? created_at).toISOString(),
      lines: parts.map(({ kind, line_id, qty, amount: part }) => {
        const line = lines.find(({ position }) => String(position) === line_id);
        return { kind, name: line ? lineName(line) : '', qty, amount: part };
      }),
    }));
