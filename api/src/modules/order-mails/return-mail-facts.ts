import type { ReturnState } from 'shared-contracts/domain/order-returns';
import type { Executor } from '../../db/connect.ts';
import type { OrderMailKind } from '../../db/schema/sales.ts';
import { orNotFound } from '../../errors/or-not-found.ts';
import type { NoticeFacts } from '../../mails/order-notice.ts';
import { linesNow } from '../order-revisions/lines-now.ts';
import { findRevisions } from '../order-revisions/order-revisions.repository.ts';
import { findOrderLines, type OrderRow } from '../orders/orders.repository.ts';
import { moneyBackDay, returnNumber, toReturnLines } from '../orders/to-order-returns.ts';
import { findRefunds } from '../refunds/refunds.repository.ts';
import { findReturns } from '../returns/returns.repository.ts';

/** Mails about the steps of a return, each with the state of the return. */
export const STATE_OF_RETURN_MAIL = {
  'return-requested': 'requested',
  'return-asked': 'asked',
  'return-accepted': 'accepted',
  'return-refused': 'refused',
} as const satisfies Partial<Record<OrderMailKind, ReturnState>>;
export type ReturnMailKind = keyof typeof STATE_OF_RETURN_MAIL;

export const isReturnMail = (kind: OrderMailKind): kind is ReturnMailKind =>
  Object.hasOwn(STATE_OF_RETURN_MAIL, kind);

/**
 * Facts of a mail about a return.
 * @param mail.returnId without it, as staff send a mail again: the newest return in the state of the mail
 * @throws DomainError NOT_FOUND
 */
export const findReturnMailFacts = async (
  db: Executor,
  order: OrderRow,
  { kind, returnId }: { kind: ReturnMailKind; returnId: string | undefined },
): Promise<NoticeFacts> => {
  const returns = await findReturns(db, order.id);
  const found = orNotFound(
    returns.findLast(({ id, state }) => (returnId ? id === returnId : state === STATE_OF_RETURN_MAIL[kind])),
  );
  const [lines, revisions, refunds] = await Promise.all([
    findOrderLines(db, order.id),
    findRevisions(db, order.id),
    findRefunds(db, order.id),
  ]);
  const amount = refunds.find(({ id }) => id === found.refund_id)?.amount;
  return {
    returned: {
      number: returnNumber(order.number, found),
      lines: toReturnLines(linesNow(lines, revisions), found),
      moneyBy: moneyBackDay(found),
    },
    reason: kind === 'return-asked' ? found.question : found.refusal,
    ...(amount !== undefined && { amount }),
    occurrence: `${found.position}-${found.version}`,
  };
};
