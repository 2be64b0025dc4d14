import type { OrderStatus } from '../../db/schema/sales.ts';
import type { OrderMailKind } from '../../jobs/jobs.ts';
import { cancelOrder, confirmOrder, isUnpaid } from '../orders/order-status.service.ts';
import { updateOrderStatus } from '../orders/orders.repository.ts';
import { noteProof } from '../transfers/proofs.service.ts';
import { updateProofCame } from '../transfers/transfers.repository.ts';
import { PROOF_REVIEW_DAYS } from '../unpaid-orders/unpaid-limits.ts';
import { type OperateDeps, type Operated, operate } from './operate.service.ts';

/** Next status of a paid order and its mail (docs/product/payment.md#order-statuses). */
const NEXT: Partial<Record<OrderStatus, { status: OrderStatus; mail: OrderMailKind }>> = {
  confirmed: { status: 'on_the_way', mail: 'order-shipped' },
  on_the_way: { status: 'delivered', mail: 'order-delivered' },
};

/** Advances an order by one status: a paid transfer is confirmed, then shipped (or ready), then delivered. */
export const advanceOrder = (
  deps: OperateDeps,
  orderId: string,
  { dryRun }: { dryRun: boolean },
): Promise<Operated> =>
  operate(deps, orderId, dryRun, async (trx, locked) => {
    const { order } = locked;
    if (isUnpaid(locked)) {
      if (locked.payment)
        return { refused: 'It waits for the card network, which alone says whether it is paid.' };
      return {
        did: 'in_validation → confirmed: the transfer has come',
        run: () => confirmOrder(trx, deps.jobs, locked, null),
      };
    }
    const next = NEXT[order.status];
    if (!next) return { refused: `It is ${order.status}: there is no next step.` };
    return {
      did: `${order.status} → ${next.status}`,
      run: async () => {
        await updateOrderStatus(trx, order.id, { status: next.status });
        await deps.jobs.enqueue(trx, 'send-order-mail', { order_id: order.id, kind: next.mail });
      },
    };
  });

/** Records the proof of a transfer and extends the order's deadline. `advanceOrder` confirms the payment. */
export const recordProof = (
  deps: OperateDeps,
  orderId: string,
  { note, dryRun }: { note: string | null; dryRun: boolean },
): Promise<Operated> =>
  operate(deps, orderId, dryRun, async (trx, { order, payment }) => {
    if (payment) return { refused: 'It is paid by card: there is no proof to record.' };
    if (!isUnpaid({ order })) return { refused: `It is ${order.status}: no proof is awaited.` };
    return {
      did: `proof recorded; the order waits ${PROOF_REVIEW_DAYS} days more`,
      run: () =>
        // Only the first proof sends a mail.
        order.proof_at === null
          ? noteProof(trx, deps.jobs, order.id, note)
          : updateProofCame(trx, order.id, note ?? order.proof_note),
    };
  });

/** Cancels an unpaid transfer order. Releases its stock and coupon. */
export const cancelTransfer = (
  deps: OperateDeps,
  orderId: string,
  { dryRun }: { dryRun: boolean },
): Promise<Operated> =>
  operate(deps, orderId, dryRun, async (trx, locked) => {
    if (!isUnpaid(locked))
      return { refused: `It is ${locked.order.status}. A paid order is refunded instead.` };
    if (locked.payment)
      return { refused: 'It waits for the card network; unpaid, it is cancelled by itself.' };
    return {
      did: 'cancelled, stock given back',
      run: () => cancelOrder(trx, deps.jobs, locked, 'expired'),
    };
  });
