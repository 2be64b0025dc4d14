import { formatClp } from 'shared-contracts/domain/money';
import type { LockedOrder } from '../orders/orders.repository.ts';
import { isOpen, type Refund } from '../refunds/refunds.repository.ts';
import type { Refusal } from './operator-texts.ts';
import { UNSHIPPED } from './order-rules.ts';

export interface RefundRequest {
  /** Amount in CLP. Default: all that is left. */
  amount?: number | undefined;
  /** The operator refunds by other means: a transfer order, or a card payment too old for the network. */
  byHand: boolean;
}

export type RefundPlan =
  | { kind: 'refused'; why: Refusal }
  /**
   * Records a new refund. `cancels`: it is the whole amount and the order is not
   * shipped, so cancel the order.
   */
  | { kind: 'note'; amount: number; cancels: boolean }
  /** Completes recorded refunds that are still open. */
  | { kind: 'finish'; refunds: readonly Refund[]; amount: number };

const refused = (code: Refusal['code'], params: Refusal['params'] = {}): RefundPlan => ({
  kind: 'refused',
  why: { code, params },
});
const sumOf = (refunds: readonly Refund[]): number => refunds.reduce((sum, { amount }) => sum + amount, 0);

/** Decides the effect of a refund request on an order with these refunds. */
export const planRefund = (
  { order, payment }: LockedOrder,
  refunds: readonly Refund[],
  { amount: asked, byHand }: RefundRequest,
): RefundPlan => {
  const isPaid = order.payment_status === 'success';
  // Exclude refunds of payments without an order. They are recorded when the payment arrives.
  const isOfOrder = ({ token }: Refund) => isPaid && (token === null || token === payment?.token);
  const left = isPaid
    ? order.total - sumOf(refunds.filter((refund) => isOfOrder(refund) && !refund.refused_at))
    : 0;
  const unfinished = refunds.filter((refund) => (isOfOrder(refund) ? isOpen(refund) : !refund.done_at));
  if (asked === undefined && left === 0 && unfinished.length > 0) return planFinish(unfinished, byHand);
  if (!isPaid && unfinished.length === 0) return refused('nothing-to-refund');
  if (!isPaid) return refused('refund-without-amount', { amount: formatClp(sumOf(unfinished)) });
  if (!payment && !byHand) return refused('transfer-by-hand');
  const amount = asked ?? left;
  if (amount < 1 || amount > left)
    return refused('refund-amount', { left: formatClp(left), total: formatClp(order.total) });
  return { kind: 'note', amount, cancels: amount === left && UNSHIPPED.has(order.status) };
};

const planFinish = (unfinished: readonly Refund[], byHand: boolean): RefundPlan =>
  byHand && unfinished.some((refund) => isOpen(refund) && refund.asked_at !== null)
    ? refused('refund-unanswered')
    : { kind: 'finish', refunds: unfinished, amount: sumOf(unfinished) };
