import type { RefundAccount } from 'shared-contracts/api/refund-account.schema';
import { type ReturnGround, type ReturnUnits, returnProblem } from 'shared-contracts/domain/order-returns';
import { DomainError } from 'shared-contracts/errors/domain-error';
import { audit } from '../../audit/audit.ts';
import type { Db } from '../../db/connect.ts';
import { orNotFound } from '../../errors/or-not-found.ts';
import type { Jobs } from '../../queue/jobs.ts';
import { insertRefundAccount } from '../cancellations/cancellations.repository.ts';
import { linesGot } from '../order-revisions/lines-now.ts';
import { findRevisions } from '../order-revisions/order-revisions.repository.ts';
import { findOrderLines, lockOrder } from '../orders/orders.repository.ts';
import { returnableOf } from '../orders/return-rule.ts';
import { returnNumber } from '../orders/to-order-returns.ts';
import { findRefunds } from '../refunds/refunds.repository.ts';
import { findReceiptFacts, findReturns, insertReturn } from '../returns/returns.repository.ts';

/** Return that a buyer asks for. */
export interface ReturnWish {
  requestKey: string;
  ground: ReturnGround;
  reason: string | null;
  lines: readonly ReturnUnits[];
  account: RefundAccount | undefined;
}

const fieldOf = (problem: NonNullable<ReturnType<typeof returnProblem>>): string => {
  if (problem.kind === 'late') return 'ground';
  if (problem.kind === 'empty') return 'lines';
  return `lines.${problem.index}.${problem.kind === 'units' ? 'qty' : 'line_id'}`;
};

/**
 * Records a return that the buyer asks for, and mails its receipt. Works on the locked order, so that no unit is in two
 * returns or refunds. A repeat with the same key changes nothing.
 * @throws DomainError CONFLICT when nothing of the order can be returned; VALIDATION_FAILED with the field
 */
export const requestReturn = (
  { db, jobs }: { db: Db; jobs: Jobs },
  orderId: string,
  { requestKey, ground, reason, lines, account }: ReturnWish,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const locked = orNotFound(await lockOrder(trx, orderId));
    const returns = await findReturns(trx, orderId);
    if (returns.some(({ request_key }) => request_key === requestKey)) return;
    const facts = {
      ...locked,
      returns,
      lines: linesGot(await findOrderLines(trx, orderId), await findRevisions(trx, orderId)),
      refunds: await findRefunds(trx, orderId),
      receipt: await findReceiptFacts(trx, orderId),
    };
    const returnable = returnableOf(facts, new Date());
    if (!returnable) throw new DomainError('CONFLICT');
    const problem = returnProblem({ ground, lines }, returnable);
    if (problem) throw new DomainError('VALIDATION_FAILED', {}, [fieldOf(problem)]);
    if (returnable.money === 'account') {
      if (!account) throw new DomainError('VALIDATION_FAILED', {}, ['account']);
      await insertRefundAccount(trx, orderId, account);
    }
    const position = returns.length + 1;
    const id = await insertReturn(trx, { orderId, requestKey, position, ground, reason, lines });
    await audit(trx, {
      staffId: null,
      action: 'return.request',
      entityId: locked.order.number,
      after: { return: returnNumber(locked.order.number, { position }), ground, by_buyer: true },
    });
    await jobs.enqueue(trx, 'send-order-mail', {
      order_id: orderId,
      kind: 'return-requested',
      return_id: id,
    });
  });
