import type { Order } from 'shared-contracts/api/orders.schema';
import type { WebpayTransaction } from '../payments/webpay.gateway.ts';
import { isOfPayment, type Refund } from '../refunds/refunds.repository.ts';
import { parcelProblemOf } from '../shipping/parcel.ts';
import { isUnpaid, UNSHIPPED } from './order-status.service.ts';
import type { LockedOrder } from './orders.repository.ts';

/** The card network refunds for this time after a payment. */
const CARD_REFUND_DAYS = 90;
const DAY_MS = 86_400_000;
/** Debit and prepaid cards. The network gives their payments back as a whole only. */
const WHOLE_ONLY = ['VD', 'VP'];

/**
 * Way of a refund that a buyer asks for: to the card, or to an account when the card network no longer gives it back.
 * @param refund.isWhole it gives everything back that was paid
 */
export const refundWayOf = (
  { order, payment }: LockedOrder,
  { isWhole, now }: { isWhole: boolean; now: Date },
): 'card' | 'account' => {
  if (!payment) return 'account';
  const paidAt = payment.settled_at ?? order.created_at;
  const isLate = now.getTime() - paidAt.getTime() > CARD_REFUND_DAYS * DAY_MS;
  const { payment_type_code: code = '' } = (payment.answer ?? {}) as Partial<WebpayTransaction>;
  return isLate || (!isWhole && WHOLE_ONLY.includes(code)) ? 'account' : 'card';
};

/** Facts of a refund that tell what it gives back. */
type RefundFacts = Pick<Refund, 'token' | 'refused_at' | 'amount'>;

type Payer = Pick<NonNullable<LockedOrder['payment']>, 'token'> | undefined;

/** Refunds of an order's payment that are done or open. */
const countedOf = (refunds: readonly RefundFacts[], { payment }: { payment: Payer }): RefundFacts[] =>
  refunds.filter((refund) => !refund.refused_at && isOfPayment(refund, payment));

/** Whether refunds that are done or open give everything back that was paid for an order. */
export const isGivenBack = (
  paid: { order: Pick<LockedOrder['order'], 'total'>; payment: Payer },
  refunds: readonly RefundFacts[],
): boolean => countedOf(refunds, paid).reduce((sum, { amount }) => sum + amount, 0) >= paid.order.total;

/** Whether a parcel with a problem is never sent again, because all its money is given back. */
export const isParcelOver = (
  paid: {
    order: Pick<LockedOrder['order'], 'total' | 'status' | 'parcel_problem'>;
    payment: Payer;
  },
  refunds: readonly RefundFacts[],
): boolean => parcelProblemOf(paid.order) !== null && isGivenBack(paid, refunds);

/**
 * Whether the buyer may cancel an order, and how the money comes back (docs/product/returns.md#cancel-an-order).
 * Null: the order is sent, over, or still waits for the card network.
 */
export const cancellationOf = (
  { order, payment }: LockedOrder,
  refunds: readonly RefundFacts[],
  now: Date,
): NonNullable<Order['cancellation']> | null => {
  if (order.erased_at) return null;
  // A buyer who sent a proof has paid: staff look at it before the money can go back.
  if (isUnpaid({ order })) return payment || order.proof_at ? null : { money: 'none' };
  // A paid difference is given back with the order that it changed.
  if (order.difference_of !== null) return null;
  if (order.payment_status !== 'success' || !UNSHIPPED.has(order.status)) return null;
  const locked = { order, payment };
  if (isGivenBack(locked, refunds)) return null;
  return { money: refundWayOf(locked, { isWhole: countedOf(refunds, locked).length === 0, now }) };
};
