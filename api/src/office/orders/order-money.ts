import { caseNames } from 'shared-contracts/domain/case-names';
import { lineDiscount } from 'shared-contracts/domain/discount';
import { lineName } from 'shared-contracts/domain/line-name';
import type { Locale } from 'shared-contracts/locale';
import type { OfficeOrder } from 'shared-contracts/office/order-detail.schema';
import { isoTimes } from '../../lib/iso-times.ts';
import { pick } from '../../lib/pick.ts';
import type { OrderRevision } from '../../modules/order-revisions/order-revisions.repository.ts';
import { type Boxed, boxedOf } from '../../modules/orders/line-names.repository.ts';
import type { WholeOrder } from '../../modules/orders/order-details.service.ts';
import type { OrderRow } from '../../modules/orders/orders.repository.ts';
import { cardOf } from '../../modules/orders/to-order.ts';
import type { Refund } from '../../modules/refunds/refunds.repository.ts';
import type { Attempt, findProofFacts } from './order-detail.repository.ts';
import { FAILURES } from './order-steps.texts.ts';

/** Lines as they were sold. */
export const linesOf = (
  lines: WholeOrder['lines'],
  boxed: readonly Boxed[],
  locale: Locale,
): OfficeOrder['lines'] => {
  const caseOf = caseNames(lines, locale);
  return lines.map((line) => ({
    id: String(line.position),
    ...pick(line, 'sku', 'slug', 'product_type', 'year', 'qty', 'price', 'image'),
    name: lineName(line),
    brand: line.brand.name,
    ...(lineDiscount(line) > 0 && { reference_price: line.price + lineDiscount(line) / line.qty }),
    ...(line.coupon_discount !== null && { coupon_discount: line.coupon_discount }),
    ...(line.case_id && { case_name: caseOf(line) }),
    boxed: boxedOf(boxed, line, locale).map((one) => ({ sku: one.sku, name: lineName(one), qty: one.qty })),
  }));
};

export const stateOf = ({ done_at, refused_at }: Refund): 'open' | 'done' | 'refused' => {
  if (done_at) return 'done';
  return refused_at ? 'refused' : 'open';
};

/** Card, and card payments of the order. */
export const paymentOf = (
  { order, payment }: WholeOrder,
  former: Attempt[],
  locale: Locale,
): OfficeOrder['payment'] => {
  const attempts = payment ? [...former, payment] : former;
  return {
    card: cardOf(order, payment),
    attempts: attempts.map(({ buy_order, settled_at, failure }) => ({
      buy_order,
      settled_at: settled_at?.toISOString() ?? null,
      failure,
      failure_text: failure && FAILURES[failure][locale],
    })),
  };
};

export const toRefund = (
  refund: Refund,
  token: string | null | undefined,
): OfficeOrder['refunds'][number] => ({
  ...pick(refund, 'id', 'amount', 'by_hand', 'refusal'),
  created_at: refund.created_at.toISOString(),
  state: stateOf(refund),
  ended_at: (refund.done_at ?? refund.refused_at)?.toISOString() ?? null,
  lines: [...refund.lines],
  is_of_other_payment: refund.token !== null && refund.token !== token,
});

export const toRevision = (
  { refund_id, product, ...revision }: OrderRevision,
  refunds: readonly Refund[],
): NonNullable<OfficeOrder['revisions']>[number] => ({
  ...isoTimes(revision),
  product: product && { ...product, name: lineName(product), brand: product.brand.name },
  refund: refunds.find(({ id }) => id === refund_id)?.amount ?? 0,
});

/** Proof of a transfer. Null without one. */
export const proofOf = (
  { platform, proof_at, proof_note, proof_refusal, status }: OrderRow,
  file: Awaited<ReturnType<typeof findProofFacts>>,
): OfficeOrder['proof'] => {
  if (platform !== 'transfer' || !(file || proof_at || proof_refusal)) return null;
  return {
    type: file?.type ?? null,
    received_at: (file?.received_at ?? proof_at)?.toISOString() ?? null,
    note: proof_note,
    waits: proof_at !== null && status === 'in_validation',
    refusal: proof_at === null ? proof_refusal : null,
  };
};
