import type { OfficeOrder } from 'shared-contracts/office/order-detail.schema';
import { isoTimes } from '../../lib/iso-times.ts';
import type { findOrderHistory } from '../../modules/operator/operator.repository.ts';
import type { findOrderMails } from '../../modules/order-mails/order-mails.repository.ts';
import type { Refund } from '../../modules/refunds/refunds.repository.ts';
import type { findAuditOfOrder, findNotes } from './order-detail.repository.ts';
import { stateOf } from './order-money.ts';

/** Events of the order, oldest first. */
export const timelineOf = (found: {
  history: Awaited<ReturnType<typeof findOrderHistory>>;
  audit: Awaited<ReturnType<typeof findAuditOfOrder>>;
  mails: Awaited<ReturnType<typeof findOrderMails>>;
  notes: Awaited<ReturnType<typeof findNotes>>;
  refunds: readonly Refund[];
  proofAt: Date | undefined;
}): OfficeOrder['timeline'] => {
  const entries: OfficeOrder['timeline'] = [
    ...found.history.map((change) => ({ kind: 'status' as const, ...isoTimes(change) })),
    ...found.audit.map((entry) => ({ kind: 'staff' as const, ...isoTimes(entry) })),
    ...found.mails.map(({ at, kind, state }) => ({
      kind: 'mail' as const,
      at: at.toISOString(),
      mail: kind,
      state,
    })),
    ...found.notes.map((note) => ({ kind: 'note' as const, ...isoTimes(note) })),
    ...found.refunds.map((refund) => ({
      kind: 'refund' as const,
      at: (refund.done_at ?? refund.refused_at ?? refund.created_at).toISOString(),
      amount: refund.amount,
      state: stateOf(refund),
    })),
    ...(found.proofAt ? [{ kind: 'proof' as const, at: found.proofAt.toISOString() }] : []),
  ];
  return entries.sort((one, other) => one.at.localeCompare(other.at));
};
