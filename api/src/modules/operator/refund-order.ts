import { formatClp } from 'shared-contracts/domain/money';
import type { Tx } from '../../db/connect.ts';
import { findRefunds, insertRefund, queueRefund, updateRefundDone } from '../payments/refunds.repository.ts';
import { giveBack } from '../purchases/order-transitions.ts';
import { type LockedOrder, updateOrderStatus } from '../purchases/orders.repository.ts';
import { type OperateDeps, type Operated, operate } from './operate.ts';

export interface RefundRequest {
  /** CLP; unset: all that is left. */
  amount?: number | undefined;
  /** The operator gives the money back by other means: a transfer, or a card payment too old for the network. */
  byHand: boolean;
  dryRun: boolean;
}

/** Statuses in which the goods are still in the house. */
const UNSHIPPED = new Set(['in_validation', 'confirmed']);

/**
 * Gives money of a paid order back. All of it cancels an order that has not left the house and frees its stock; a part
 * changes the order in nothing else. By card the money is given by a job, at once or when the network is back.
 */
export const refundOrder = (
  deps: OperateDeps,
  orderId: string,
  request: RefundRequest,
): Promise<Operated & { refundId?: string }> => {
  let refundId: string | undefined;
  return operate(deps, orderId, request.dryRun, async (trx, locked) => {
    const { order, payment } = locked;
    if (order.payment_status !== 'success')
      return { refused: 'It is not paid: there is nothing to give back.' };
    if (!payment && !request.byHand)
      return { refused: 'It was paid by transfer: transfer the money back, then add --by-hand.' };
    const noted = (await findRefunds(trx, order.id)).reduce((sum, { amount }) => sum + amount, 0);
    const left = order.total - noted;
    const amount = request.amount ?? left;
    if (amount < 1 || amount > left)
      return { refused: `${formatClp(left)} of ${formatClp(order.total)} can be given back.` };
    const cancels = amount === left && UNSHIPPED.has(order.status);
    return {
      did: `${formatClp(amount)} given back${cancels ? ', order cancelled, stock given back' : ''}`,
      run: async () => {
        refundId = await noteRefund(trx, deps, locked, { amount, byHand: request.byHand });
        if (!cancels) return;
        await updateOrderStatus(trx, order.id, { status: 'cancelled' });
        await giveBack(trx, order.id);
      },
    };
  }).then((operated) => ({ ...operated, ...(refundId !== undefined && { refundId }) }));
};

const noteRefund = async (
  trx: Tx,
  { jobs }: OperateDeps,
  { order }: LockedOrder,
  { amount, byHand }: { amount: number; byHand: boolean },
): Promise<string> => {
  if (!byHand) return queueRefund(trx, jobs, { orderId: order.id, amount, reason: 'by the operator' });
  const id = await insertRefund(trx, { orderId: order.id, amount, reason: 'by the operator, by hand' });
  await updateRefundDone(trx, id);
  await jobs.enqueue(trx, 'send-order-mail', { order_id: order.id, kind: 'order-refunded', refund_id: id });
  return id;
};
