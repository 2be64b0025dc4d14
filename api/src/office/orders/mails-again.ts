import type { OfficeOrder } from 'shared-contracts/office/order-detail.schema';
import type { OrderMailKind } from '../../db/schema/sales.ts';
import { STATE_OF_RETURN_MAIL } from '../../modules/order-mails/return-mail-facts.ts';
import { isParcelOver } from '../../modules/orders/cancellation-rule.ts';
import { isUnpaid, MAIL_OF_FAILURE } from '../../modules/orders/order-status.service.ts';
import type { LockedOrder } from '../../modules/orders/orders.repository.ts';
import type { Refund } from '../../modules/refunds/refunds.repository.ts';
import type { OrderReturn } from '../../modules/returns/returns.repository.ts';
import { PROBLEM_MAILS, parcelProblemOf } from '../../modules/shipping/parcel.ts';

type Again = OfficeOrder['mails_again'][number];

/** Facts of an order that its mails tell. */
interface SentFacts {
  refunds: readonly Refund[];
  returns: readonly OrderReturn[];
  documents: readonly { refund_id: string | null }[];
  revisions: readonly unknown[];
}

/** Mails that fit the state of the order, so that staff may send them again. */
export const mailsAgainOf = (
  { order, payment }: LockedOrder,
  { refunds, returns, documents, revisions }: SentFacts,
): Again[] => {
  if (order.erased_at) return [];
  const kinds: OrderMailKind[] = [];
  if (isUnpaid({ order })) kinds.push(...unpaidKinds(order, payment !== undefined));
  // Both say that the order is prepared.
  if (order.status !== 'cancelled') {
    if (order.payment_status === 'success') kinds.push('payment-approved');
    if (revisions.length > 0) kinds.push('order-revised');
  }
  if (order.status === 'on_the_way') kinds.push('order-shipped');
  const problem = isParcelOver({ order, payment }, refunds) ? null : parcelProblemOf(order);
  if (problem) kinds.push(PROBLEM_MAILS[problem]);
  if (order.status === 'delivered') kinds.push('order-delivered');
  if (order.payment_status === 'failed') {
    const kind = payment?.failure ? MAIL_OF_FAILURE[payment.failure] : 'order-cancelled';
    if (kind) kinds.push(kind);
  }
  const states = returns.map(({ state }) => state);
  for (const [kind, state] of Object.entries(STATE_OF_RETURN_MAIL))
    if (states.includes(state)) kinds.push(kind as OrderMailKind);
  return [
    ...kinds.map((kind): Again => ({ kind, refund_id: null })),
    ...refunds
      .filter(({ done_at }) => done_at !== null)
      .map(({ id }): Again => ({ kind: 'order-refunded', refund_id: id })),
    ...[...new Set(documents.map(({ refund_id }) => refund_id))].map(
      (refund_id): Again => ({ kind: 'document-issued', refund_id }),
    ),
  ];
};

const unpaidKinds = ({ proof_at, proof_refusal }: LockedOrder['order'], isCard: boolean): OrderMailKind[] => {
  if (isCard) return ['order-received'];
  if (proof_at) return ['transfer-instructions', 'proof-received'];
  return proof_refusal ? ['transfer-instructions', 'proof-refused'] : ['transfer-instructions'];
};
