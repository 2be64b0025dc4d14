import { formatClp } from 'shared-contracts/domain/money';
import type { Tx } from '../../db/connect.ts';
import { findRevisions } from '../order-revisions/order-revisions.repository.ts';
import { giveBack } from '../orders/order-status.service.ts';
import {
  findOrderLines,
  type LockedOrder,
  type OrderRow,
  updateOrderStatus,
} from '../orders/orders.repository.ts';
import { moveReturned } from '../refunds/move-returned.service.ts';
import type { RefundLine } from '../refunds/refund-lines.repository.ts';
import {
  insertRefund,
  lockRefunds,
  queueRefund,
  type Refund,
  reopenRefund,
  updateRefundByHand,
} from '../refunds/refunds.repository.ts';
import { replaceRefusedRefund } from '../returns/returns.repository.ts';
import { endDifferences } from './end-differences.service.ts';
import { type OperateDeps, type Operated, type OperateOptions, operate } from './operate.service.ts';
import { planRefund, type RefundRequest } from './plan-refund.ts';

/** Refunds that an operator's request recorded or found open. */
export interface Refunding {
  /** CLP. */
  amount: number;
  /** Refunds to process now. */
  ids: readonly string[];
  /** The order was cancelled and its stock released. */
  cancels: boolean;
}

/**
 * Refunds an order. A full refund cancels an order that is not shipped and releases its stock. A partial
 * refund does not change the order otherwise. A job sends card refunds, at once or when the network works
 * again. When everything is already recorded, a request for the rest completes the open refunds.
 */
export const refundOrder = async (
  deps: OperateDeps,
  orderId: string,
  request: RefundRequest & OperateOptions,
): Promise<Operated & { refunding?: Refunding }> => {
  let refunding: Refunding | undefined;
  const operated = await operate(deps, orderId, request, async (trx, locked) => {
    const refunds = await lockRefunds(trx, orderId);
    const [lines, revisions] = [await findOrderLines(trx, orderId), await findRevisions(trx, orderId)];
    const plan = planRefund({ ...locked, lines, revisions }, refunds, request);
    if (plan.kind === 'refused') return { refused: plan.why };
    const { amount } = plan;
    if (plan.kind === 'finish')
      return {
        did: { code: 'finished-refunds', params: { amount: formatClp(amount) } },
        run: async () => {
          for (const refund of plan.refunds)
            await finishRefund(trx, deps, locked.order, refund, request.byHand);
          refunding = { amount, ids: plan.refunds.map(({ id }) => id), cancels: false };
        },
      };
    return {
      did: {
        code: plan.cancels ? 'refunded-and-cancelled' : 'refunded',
        params: { amount: formatClp(amount) },
      },
      run: async () => {
        const id = await noteRefund(trx, deps, locked, { amount, lines: plan.lines, byHand: request.byHand });
        refunding = { amount, ids: [id], cancels: plan.cancels };
        if (plan.cancels) await cancelRefunded(trx, deps, orderId, { id, earlier: refunds });
      },
    };
  });
  return { ...operated, ...(refunding && { refunding }) };
};

/** Cancels an order after the refund of all that was left of its money, and ends its differences. */
export const cancelRefunded = async (
  trx: Tx,
  { jobs }: OperateDeps,
  orderId: string,
  { id, earlier }: { id: string; earlier: readonly Refund[] },
): Promise<void> => {
  await updateOrderStatus(trx, orderId, 'cancelled');
  // First the units that are written off: the rest of the order's units is on sale again.
  const refunds = earlier.filter(({ refused_at }) => !refused_at);
  await moveReturned(trx, orderId, [id, ...refunds.map((one) => one.id)]);
  await giveBack(trx, orderId);
  await endDifferences(trx, jobs, orderId);
};

/** Records a refund. By hand: the money is given back already. @returns its id */
export const noteRefund = async (
  trx: Tx,
  deps: OperateDeps,
  { order, payment }: LockedOrder,
  { amount, lines, byHand }: { amount: number; lines: readonly RefundLine[]; byHand: boolean },
): Promise<string> => {
  const refund = { orderId: order.id, token: payment?.token ?? null, amount, lines };
  const id = byHand
    ? await insertRefund(trx, { ...refund, reason: 'by the operator, by hand' })
    : await queueRefund(trx, deps.jobs, { ...refund, reason: 'by the operator' });
  await replaceRefusedRefund(trx, order.id, id);
  if (byHand) await closeByHand(trx, deps, order, id);
  return id;
};

const finishRefund = async (
  trx: Tx,
  deps: OperateDeps,
  order: OrderRow,
  { id, refused_at }: Refund,
  byHand: boolean,
): Promise<void> => {
  if (byHand) return closeByHand(trx, deps, order, id);
  if (refused_at) await reopenRefund(trx, id);
  await deps.jobs.enqueue(trx, 'refund-payment', { order_id: order.id });
};

const closeByHand = async (trx: Tx, { jobs }: OperateDeps, order: OrderRow, id: string): Promise<void> => {
  await updateRefundByHand(trx, id);
  await moveReturned(trx, order.id, [id]);
  await jobs.enqueue(trx, 'send-order-mail', { order_id: order.id, kind: 'order-refunded', refund_id: id });
};
