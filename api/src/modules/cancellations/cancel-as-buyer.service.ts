import type { RefundAccount } from 'shared-contracts/api/refund-account.schema';
import { DomainError } from 'shared-contracts/errors/domain-error';
import { audit } from '../../audit/audit.ts';
import type { Tx } from '../../db/connect.ts';
import { type OperateDeps, operate } from '../operator/operate.service.ts';
import { planRefund } from '../operator/plan-refund.ts';
import { cancelRefunded } from '../operator/refund-order.service.ts';
import { findRevisions } from '../order-revisions/order-revisions.repository.ts';
import { cancellationOf } from '../orders/cancellation-rule.ts';
import { cancelOrder } from '../orders/order-status.service.ts';
import { findOrderLines, type LockedOrder } from '../orders/orders.repository.ts';
import { lockRefunds, type Refund } from '../refunds/refunds.repository.ts';
import { insertRefundAccount } from './cancellations.repository.ts';
import { noteBuyersRefund } from './note-buyers-refund.ts';

/**
 * Cancels an order for its buyer, before it is sent. A paid order is refunded as a whole: to the card, or by staff to
 * the account that the buyer names. Locks the order: when a staff member sends it at the same moment, the first of the
 * two wins. A repeated request finds the cancelled order and changes nothing.
 * @throws DomainError CONFLICT when the order can no longer be cancelled; VALIDATION_FAILED without a needed account
 */
export const cancelAsBuyer = async (
  deps: OperateDeps,
  orderId: string,
  account: RefundAccount | undefined,
): Promise<void> => {
  await operate(deps, orderId, {}, async (trx, locked) => {
    const did = { code: 'cancelled' as const };
    if (locked.order.status === 'cancelled') return { did, run: null };
    const refunds = await lockRefunds(trx, orderId);
    const money = cancellationOf(locked, refunds, new Date())?.money;
    if (!money) throw new DomainError('CONFLICT');
    if (money === 'account' && !account) throw new DomainError('VALIDATION_FAILED', {}, ['account']);
    return {
      did,
      run: async () => {
        // An unpaid transfer has no payment, so the failure is stored nowhere.
        if (money === 'none') await cancelOrder(trx, deps.jobs, locked, 'expired');
        else {
          if (account && money === 'account') await insertRefundAccount(trx, orderId, account);
          await cancelPaid(trx, deps, locked, { refunds, toCard: money === 'card' });
        }
        await auditCancellation(trx, locked);
      },
    };
  });
};

const cancelPaid = async (
  trx: Tx,
  deps: OperateDeps,
  locked: LockedOrder,
  { refunds, toCard }: { refunds: readonly Refund[]; toCard: boolean },
): Promise<void> => {
  const { order } = locked;
  const [lines, revisions] = [await findOrderLines(trx, order.id), await findRevisions(trx, order.id)];
  // By hand, the plan refuses neither a transfer nor a card.
  const plan = planRefund({ ...locked, lines, revisions }, refunds, { byHand: true });
  if (plan.kind !== 'record') throw new DomainError('CONFLICT');
  const id = await noteBuyersRefund(trx, deps.jobs, locked, {
    amount: plan.amount,
    reason: 'cancelled by the buyer',
    lines: plan.lines,
    way: toCard ? 'card' : 'account',
  });
  await cancelRefunded(trx, deps, order.id, { id, earlier: refunds });
  await deps.jobs.enqueue(trx, 'send-order-mail', {
    order_id: order.id,
    kind: 'order-cancelled',
    refund_id: id,
  });
};

const auditCancellation = (trx: Tx, { order }: LockedOrder): Promise<void> =>
  audit(trx, {
    staffId: null,
    action: 'orders.cancel',
    entityId: order.number,
    before: { status: order.status },
    after: { status: 'cancelled', by_buyer: true },
  });
