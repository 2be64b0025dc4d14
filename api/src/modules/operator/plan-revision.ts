import { lineName } from 'shared-contracts/domain/line-name';
import { formatClp } from 'shared-contracts/domain/money';
import { type RevisionFate, revisionRefund } from 'shared-contracts/domain/order-revisions';
import { leftOf, type RefundPart, type WriteOffCause } from 'shared-contracts/domain/refund-shares';
import { linesNow, linesToSend } from '../order-revisions/lines-now.ts';
import type { RevisedProduct } from '../order-revisions/order-revisions.repository.ts';
import { isUnpaid } from '../orders/order-status.service.ts';
import type { LockedOrder } from '../orders/orders.repository.ts';
import type { Refund } from '../refunds/refunds.repository.ts';
import type { Refusal } from './operator-texts.ts';
import { refuseDifference } from './order-rules.ts';
import { paidAndRefunded, type RefundFacts, refused } from './plan-refund.ts';

/** Units of a line that staff take out of an order, or replace by a product. */
export interface RevisionRequest {
  /** Id of the line: its position. */
  line: string;
  qty: number;
  /** Fate of the units that go out. */
  fate: RevisionFate;
  cause?: WriteOffCause | undefined;
  /** CLP that the staff member saw. 0: the revision gives nothing back. */
  refund: number;
  /** The money is given back by other means than the card. */
  byHand: boolean;
}

export interface RevisionPlan {
  kind: 'revise';
  /** Sku and name of the units that go out. */
  out: { sku: string; name: string };
  /** Position of the line that the revision makes. */
  position: number;
  /** Difference (CLP) that the shop bears. */
  waived: number;
  /** Null: it gives nothing back. */
  refund: { amount: number; parts: readonly RefundPart[] } | null;
}

/** Why the order refuses any revision. Null: it allows them. */
export const refuseRevision = ({ order }: Pick<LockedOrder, 'order'>): Refusal | null => {
  if (isUnpaid({ order })) return { code: 'revise-unpaid' };
  if (order.payment_status !== 'success' || order.status !== 'confirmed')
    return { code: 'revise-sent', params: { from: order.status } };
  return order.erased_at ? { code: 'erased' } : refuseDifference({ order });
};

/**
 * Decides the effect of a revision (docs/product/returns.md#change-an-order).
 * @param product that comes in, with its current price. Null: the units are taken out
 */
export const planRevision = (
  facts: RefundFacts,
  refunds: readonly Refund[],
  { line: id, qty, refund: seen, byHand }: RevisionRequest,
  product: RevisedProduct | null,
): RevisionPlan | { kind: 'refused'; why: Refusal } => {
  const why = refuseRevision(facts);
  if (why) return { kind: 'refused', why };
  const { paid, counted } = paidAndRefunded(facts, refunds);
  const left = leftOf(paid, counted);
  const lines = linesNow(facts.lines, facts.revisions);
  const line = lines.find((one) => one.id === id && !one.isOut);
  if (!line || qty > (left.parts.find(({ line_id }) => line_id === id)?.qty ?? 0))
    return refused('revision-units-gone');
  if (product?.sku === line.sku) return refused('revision-same-product', { name: lineName(line) });
  const position = Math.max(...lines.map((one) => one.position)) + 1;
  const revised = { id: String(position), line_id: id, qty };
  const prices = product && { out: line.price, in: product.price };
  const refund = revisionRefund(paid, counted, revised, prices);
  const packed = linesToSend(facts.lines, [...facts.revisions, { ...revised, product }], refunds);
  if (packed.length === 0 || refund?.amount === left.amount) return refused('revision-last-line');
  if ((refund?.amount ?? 0) !== seen)
    return refused('revision-other-amount', { amount: formatClp(refund?.amount ?? 0) });
  if (refund && !facts.payment && !byHand) return refused('transfer-by-hand');
  return {
    kind: 'revise',
    out: { sku: line.sku, name: lineName(line) },
    position,
    waived: product ? Math.max(0, product.price - line.price) * qty : 0,
    refund,
  };
};
