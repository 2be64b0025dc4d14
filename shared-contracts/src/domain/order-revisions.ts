import type { Clp } from './money.ts';
import {
  type CountedRefund,
  leftOf,
  type PaidOrder,
  type RefundFate,
  type RefundPart,
  type RevisedUnits,
  refundOf,
  shareOut,
} from './refund-shares.ts';

/**
 * Revisions of an order before it is sent (docs/product/returns.md#change-an-order). The lines of an order stay as they
 * were sold. A revision takes units of a line and makes a line of them: of the product that replaces them, or of units
 * that are not sent.
 */

/** Why units of an order are taken out: back on sale, or written off. */
export const REVISION_FATES = ['stock', 'written_off'] as const satisfies readonly RefundFate[];
export type RevisionFate = (typeof REVISION_FATES)[number];

interface Line {
  id: string;
  qty: number;
  /** CLP of one unit. */
  price: Clp;
}

/** Revision with the product that comes in. Null: the units are taken out of the order. */
export interface LineRevision<P extends { price: Clp }> extends RevisedUnits {
  product: P | null;
}

/** Line of an order after its revisions. `isOut`: a revision took its units out, and no product came in. */
export type RevisedLine<L> = L & { isOut: boolean };

/**
 * Lines of an order after its revisions: those that were sold, with the units that are left, then one for each revision.
 * Lines without units stay in the list, because refunds may name them. A replacement has the lower price of both
 * products: the buyer pays no more, and got the difference to a cheaper one back.
 */
export const reviseLines = <L extends Line>(
  lines: readonly L[],
  revisions: readonly LineRevision<Partial<L> & { price: Clp }>[],
): RevisedLine<L>[] =>
  revisions.reduce<RevisedLine<L>[]>(
    (all, { id, line_id, qty, product }) => {
      const from = all.find((line) => line.id === line_id);
      if (!from) return all;
      const price = Math.min(from.price, product?.price ?? from.price);
      return [
        ...all.map((line) => (line === from ? { ...line, qty: line.qty - qty } : line)),
        { ...from, ...product, id, qty, price, isOut: product === null },
      ];
    },
    lines.map((line) => ({ ...line, isOut: false })),
  );

/**
 * Lines to send: without units that are out, or that a refund took out of the order. Units that a refund does not
 * return are sent all the same.
 * @param refunded parts of refunds that are done or open
 */
export const packedLines = <L extends Line>(
  lines: readonly RevisedLine<L>[],
  refunded: readonly { line_id: string | null; qty: number; fate: RefundFate | null }[],
): RevisedLine<L>[] =>
  lines.flatMap((line) => {
    const taken = refunded
      .filter(({ line_id, fate }) => line_id === line.id && fate !== 'not_returned')
      .reduce((sum, { qty }) => sum + qty, 0);
    return !line.isOut && line.qty > taken ? [{ ...line, qty: line.qty - taken }] : [];
  });

/**
 * Money that a revision gives back. Units that are taken out: what was paid for them. A cheaper product: the same part
 * of that amount as the difference is of the price.
 * @param order before the revision
 * @param prices CLP of one unit that goes out and of one that comes in. Null: no product comes in
 * @returns null when it gives nothing back, or the units are not left
 */
export const revisionRefund = (
  order: PaidOrder,
  refunds: readonly CountedRefund[],
  revised: RevisedUnits,
  prices: { out: Clp; in: Clp } | null,
): { amount: Clp; parts: readonly RefundPart[] } | null => {
  const { id, qty } = revised;
  const after = { ...order, revisions: [...order.revisions, revised] };
  if (!prices) {
    const refund = refundOf(after, refunds, { lines: [{ id, qty }], delivery: false, gift: false });
    return refund && refund.amount > 0 ? refund : null;
  }
  if (prices.in >= prices.out) return null;
  const paid = leftOf(after, refunds).parts.find(({ line_id }) => line_id === id)?.amount ?? 0;
  const amount = shareOut(paid, [prices.in, prices.out - prices.in])[1] ?? 0;
  return amount > 0 ? { amount, parts: [{ kind: 'line', line_id: id, qty: 0, amount }] } : null;
};
