import { formatClp } from 'shared-contracts/domain/money';
import {
  type CountedRefund,
  leftOf,
  type PaidOrder,
  type RefundFate,
  refundOf,
  type WriteOffCause,
  wishForAll,
} from 'shared-contracts/domain/refund-shares';
import type { OrderRevision } from '../order-revisions/order-revisions.repository.ts';
import { UNSHIPPED } from '../orders/order-status.service.ts';
import type { findOrderLines, LockedOrder } from '../orders/orders.repository.ts';
import type { RefundLine } from '../refunds/refund-lines.repository.ts';
import { isOfPayment, isOpen, type Refund } from '../refunds/refunds.repository.ts';
import { parcelProblemOf } from '../shipping/parcel.ts';
import type { Refusal } from './operator-texts.ts';

/** Parts of an order to refund. A line's id is its position. */
export interface PartsToRefund {
  lines: readonly { id: string; qty: number; fate: RefundFate; cause?: WriteOffCause | undefined }[];
  delivery: boolean;
  gift: boolean;
}

export interface RefundRequest {
  /**
   * Amount in CLP. Default: all that is left. With `parts`: the amount of them that the staff member saw. `open`: no new
   * refund, those that are open are completed.
   */
  amount?: number | 'open' | undefined;
  /** Without them: a free amount. */
  parts?: PartsToRefund | undefined;
  /** The operator refunds by other means: a transfer order, or a card payment too old for the network. */
  byHand: boolean;
}

export interface RefundFacts extends LockedOrder {
  /** As they were sold. */
  lines: Awaited<ReturnType<typeof findOrderLines>>;
  revisions: readonly OrderRevision[];
}

export type RefundPlan =
  | { kind: 'refused'; why: Refusal }
  /** Records a new refund. `cancels`: it is the whole amount and the order is not shipped, so cancel the order. */
  | { kind: 'record'; amount: number; lines: readonly RefundLine[]; cancels: boolean }
  /** Completes recorded refunds that are still open. */
  | { kind: 'finish'; refunds: readonly Refund[]; amount: number };

export const refused = (code: Refusal['code'], params: Refusal['params'] = {}) => ({
  kind: 'refused' as const,
  why: { code, params },
});
const sumOf = (refunds: readonly Refund[]): number => refunds.reduce((sum, { amount }) => sum + amount, 0);

/** The order as the rule of shares reads it. */
export const toPaidOrder = ({
  order: { total, price_delivery, gift_price },
  lines,
  revisions,
}: Pick<RefundFacts, 'order' | 'lines' | 'revisions'>) => ({
  total,
  price_delivery,
  gift_price,
  lines: lines.map(({ position, qty, price, coupon_discount }) => ({
    id: String(position),
    qty,
    price,
    ...(coupon_discount !== null && { coupon_discount }),
  })),
  revisions: revisions.map(({ id, line_id, qty }) => ({ id, line_id, qty })),
});

/** Whether a refund takes from the order's total. */
const isOfOrder = ({ order, payment }: LockedOrder, refund: Refund): boolean =>
  order.payment_status === 'success' && isOfPayment(refund, payment);

/** Amounts paid for an order, and its refunds that are done or open. */
export const paidAndRefunded = (
  facts: RefundFacts,
  refunds: readonly Refund[],
): { paid: PaidOrder; counted: CountedRefund[] } => ({
  paid: toPaidOrder(facts),
  counted: refunds
    .filter((refund) => isOfOrder(facts, refund) && !refund.refused_at)
    .map(({ amount, lines }) => ({ amount, parts: lines })),
});

/** Decides the effect of a refund request on an order with these refunds. */
export const planRefund = (
  facts: RefundFacts,
  refunds: readonly Refund[],
  { amount: asked, parts, byHand }: RefundRequest,
): RefundPlan => {
  const { order, payment, revisions } = facts;
  const isPaid = order.payment_status === 'success';
  const { paid, counted } = paidAndRefunded(facts, refunds);
  const left = isPaid ? leftOf(paid, counted).amount : 0;
  // Staff may still complete a refused refund of a payment that has no order.
  const unfinished = refunds.filter((refund) =>
    isOfOrder(facts, refund) ? isOpen(refund) : !refund.done_at,
  );
  const finishes = asked === 'open' || (asked === undefined && left === 0);
  if (finishes && unfinished.length > 0) return planFinish(unfinished, byHand);
  if (asked === 'open') return refused('nothing-to-refund');
  if (!isPaid && unfinished.length === 0) return refused('nothing-to-refund');
  if (!isPaid) return refused('refund-without-amount', { amount: formatClp(sumOf(unfinished)) });
  if (!payment && !byHand) return refused('transfer-by-hand');
  const amount = asked ?? left;
  if (amount < 1 || amount > left)
    return refused('refund-amount', { left: formatClp(left), total: formatClp(order.total) });
  const isWhole = amount === left;
  const isUnshipped = UNSHIPPED.has(order.status);
  const fates = {
    usual: isUnshipped ? ('stock' as const) : ('not_returned' as const),
    isLost: parcelProblemOf(order) === 'lost',
  };
  // The whole rest gives every part back that is left, also when staff named no part.
  const shares = refundOf(paid, counted, parts ?? (isWhole ? wishForAll(paid, counted) : NOTHING));
  if (parts && shares?.amount !== amount) return refused('refund-parts-gone');
  return {
    kind: 'record',
    amount,
    lines: (shares?.parts ?? []).map((part) => ({
      ...part,
      ...(fateInRevision(part, revisions) ?? fateOf(part, parts, fates)),
    })),
    cancels: isWhole && isUnshipped,
  };
};

const NOTHING = { lines: [], delivery: false, gift: false };

/** Fate of units that a revision without a new product took out. The revision moved them already. */
const fateInRevision = (
  { line_id }: Pick<RefundLine, 'line_id'>,
  revisions: readonly OrderRevision[],
): Pick<RefundLine, 'fate' | 'cause'> | undefined => {
  const revision = revisions.find(({ id, product }) => id === line_id && product === null);
  return revision && { fate: revision.fate, cause: revision.cause };
};

const fateOf = (
  { kind, line_id }: Pick<RefundLine, 'kind' | 'line_id'>,
  parts: PartsToRefund | undefined,
  { usual, isLost }: { usual: RefundFate; isLost: boolean },
): Pick<RefundLine, 'fate' | 'cause'> => {
  if (kind !== 'line') return { fate: null, cause: null };
  const { fate = usual, cause = null } = parts?.lines.find(({ id }) => id === line_id) ?? {};
  // Written off, because units that do not return stay in the order, and would be sent again with the rest of it.
  return isLost && fate === 'not_returned' ? { fate: 'written_off', cause: 'missing' } : { fate, cause };
};

const planFinish = (unfinished: readonly Refund[], byHand: boolean): RefundPlan =>
  byHand && unfinished.some((refund) => isOpen(refund) && refund.asked_at !== null)
    ? refused('refund-unanswered')
    : { kind: 'finish', refunds: unfinished, amount: sumOf(unfinished) };
