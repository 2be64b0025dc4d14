import { formatClp } from 'shared-contracts/domain/money';
import type { LockedOrder } from '../orders/orders.repository.ts';
import { isOpen, type Refund } from '../refunds/refunds.repository.ts';

export interface RefundRequest {
  /** Amount in CLP. Default: all that is left. */
  amount?: number | undefined;
  /** The operator refunds by other means: a transfer order, or a card payment too old for the network. */
  byHand: boolean;
}

export type RefundPlan =
  | { kind: 'refused'; why: string }
  /**
   * Records a new refund. `cancels`: it is the whole amount and the order is not
   * shipped, so cancel the order.
   */
  | { kind: 'note'; amount: number; cancels: boolean }
  /** Completes recorded refunds that are still open. */
  | { kind: 'finish'; refunds: readonly Refund[]; amount: number };

/** Statuses before shipping. */
const UNSHIPPED = new Set(['in_validation', 'confirmed']);

const refused = (why: string): RefundPlan => ({ kind: 'refused', why });
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
  if (!isPaid && unfinished.length === 0) return refused('It is not paid: there is nothing to give back.');
  if (!isPaid) return refused(`Leave --amount out: ${formatClp(sumOf(unfinished))} are to be given back.`);
  if (!payment && !byHand)
    return refused('It was paid by transfer: transfer the money back, then add --by-hand.');
  const amount = asked ?? left;
  if (amount < 1 || amount > left)
    return refused(`${formatClp(left)} of ${formatClp(order.total)} can be given back.`);
  return { kind: 'note', amount, cancels: amount === left && UNSHIPPED.has(order.status) };
};

const planFinish = (unfinished: readonly Refund[], byHand: boolean): RefundPlan =>
  byHand && unfinished.some((refund) => isOpen(refund) && refund.asked_at !== null)
    ? refused(
        'The card network was asked for it and may have given it: its answer is not known yet. ' +
          'The shop asks again by itself; try again in a few minutes.',
      )
    : { kind: 'finish', refunds: unfinished, amount: sumOf(unfinished) };
