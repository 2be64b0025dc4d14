import { formatClp } from 'shared-contracts/domain/money';
import type { LockedOrder } from '../orders/orders.repository.ts';
import { isOpen, type Refund } from '../refunds/refunds.repository.ts';

export interface RefundRequest {
  /** CLP; unset: all that is left. */
  amount?: number | undefined;
  /** The operator gives the money back by other means: a transfer, or a card payment too old for the network. */
  byHand: boolean;
}

export type RefundPlan =
  | { kind: 'refused'; why: string }
  /** Notes money to give back. `cancels`: all of it, and the goods have not left. */
  | { kind: 'note'; amount: number; cancels: boolean }
  /** Gives what was noted before and has not been given. */
  | { kind: 'finish'; refunds: readonly Refund[]; amount: number };

/** Statuses in which the goods have not left. */
const UNSHIPPED = new Set(['in_validation', 'confirmed']);

const refused = (why: string): RefundPlan => ({ kind: 'refused', why });
const sumOf = (refunds: readonly Refund[]): number => refunds.reduce((sum, { amount }) => sum + amount, 0);

/** Decides what a refund request does to an order with these earlier refunds. */
export const planRefund = (
  { order, payment }: LockedOrder,
  refunds: readonly Refund[],
  { amount: asked, byHand }: RefundRequest,
): RefundPlan => {
  const isPaid = order.payment_status === 'success';
  // Money that no open order asked for is noted when it is taken, and only then.
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
        'The card network was asked for it and may have given it: its answer is not known yet. The shop asks again by itself; try again in a few minutes.',
      )
    : { kind: 'finish', refunds: unfinished, amount: sumOf(unfinished) };
