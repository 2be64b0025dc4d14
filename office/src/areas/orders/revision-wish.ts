import {
  packedLines,
  type RevisionFate,
  reviseLines,
  revisionRefund,
} from 'shared-contracts/domain/order-revisions';
import type { WriteOffCause } from 'shared-contracts/domain/refund-shares';
import type { OfficeOrder } from 'shared-contracts/office/order-detail.schema';
import type { Picked } from '../products/form/product-picker.tsx';
import { type LineNow, linesNow } from './lines-now.ts';
import { countedOf, paidOrderOf, partsLeft } from './refund-wish.ts';

/** Ways of the difference to a dearer product. */
export const DIFFERENCE_PAYERS = ['webpay', 'transfer', 'shop'] as const;
type DifferencePayer = (typeof DIFFERENCE_PAYERS)[number];

/** Revision that a person chooses in the dialog. */
export interface RevisionWish {
  /** Id of the line. Empty: none is chosen. */
  line: string;
  /** As typed. */
  units: string;
  kind: 'replace' | 'take-out';
  product: Picked | null;
  fate: RevisionFate;
  cause: WriteOffCause | '';
  /** Means by which the buyer pays the difference to a dearer product, or the shop bears it. Empty: not chosen. */
  pays: DifferencePayer | '';
}
export const NO_REVISION: RevisionWish = {
  line: '',
  units: '',
  kind: 'replace',
  product: null,
  fate: 'stock',
  cause: '',
  pays: '',
};

/** Line that staff may revise, and how many of its units are left. */
export interface RevisableLine extends LineNow {
  left: number;
}

export const revisableLines = (order: OfficeOrder): RevisableLine[] => {
  const left = partsLeft(order);
  return linesNow(order).flatMap((line) => {
    const part = left.find(({ line_id }) => line_id === line.id);
    return part && !line.isOut ? [{ ...line, left: part.qty }] : [];
  });
};

/** Effect of a revision in money. Null while the choice is incomplete. */
export interface RevisionEffect {
  body: object;
  /** CLP that go back to the buyer. */
  refund: number;
  /** Difference (CLP) to a dearer product. */
  dearer: number;
  /** Nothing would be left to send: the order is cancelled by a refund instead. */
  isLast: boolean;
}

export const effectOf = (order: OfficeOrder, wish: RevisionWish): RevisionEffect | null => {
  const line = revisableLines(order).find(({ id }) => id === wish.line);
  const qty = Number(wish.units);
  const product = wish.kind === 'replace' ? wish.product : null;
  if (!line || !Number.isInteger(qty) || qty < 1 || qty > line.left) return null;
  if ((wish.kind === 'replace' && !product) || (wish.fate === 'written_off' && wish.cause === ''))
    return null;
  const revised = { id: 'new', line_id: line.id, qty };
  const prices = product && { out: line.price, in: product.price };
  const refund = revisionRefund(paidOrderOf(order), countedOf(order), revised, prices)?.amount ?? 0;
  const after = reviseLines(order.lines, [...(order.revisions ?? []), { ...revised, product }]);
  const refunded = order.refunds.flatMap(({ state, lines = [] }) => (state === 'refused' ? [] : lines));
  const dearer = product ? Math.max(0, product.price - line.price) * qty : 0;
  const asks = dearer > 0 && wish.pays !== '' && wish.pays !== 'shop';
  return {
    refund,
    dearer,
    isLast: packedLines(after, refunded).length === 0,
    body: {
      line: line.id,
      qty,
      fate: wish.fate,
      ...(wish.fate === 'written_off' && { cause: wish.cause }),
      ...(product && { sku: product.sku }),
      ...(asks && { ask: { platform: wish.pays, amount: dearer } }),
    },
  };
};
