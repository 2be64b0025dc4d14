import type { Tx } from '../../db/connect.ts';
import type { Jobs } from '../../queue/jobs.ts';
import { cancelOrder, isCommitting, isUnpaid } from '../orders/order-status.service.ts';
import { findOrderLines, lockOrder } from '../orders/orders.repository.ts';
import { insertRefund, lockRefunds, queueRefund } from '../refunds/refunds.repository.ts';
import { findDifferences } from './differences.repository.ts';
import { planRefund } from './plan-refund.ts';

/**
 * Ends the orders for differences of an order that is cancelled. An unpaid one is cancelled. The money of a paid one goes
 * back to its card; staff give back that of a transfer. A card that is being charged is given back by its settlement. A
 * transfer with a proof stays, so that staff see that money may have come.
 */
export const endDifferences = async (trx: Tx, jobs: Jobs, orderId: string): Promise<void> => {
  for (const { id } of await findDifferences(trx, orderId)) {
    const locked = await lockOrder(trx, id);
    if (!locked) continue;
    if (isUnpaid(locked)) {
      if (isCommitting(locked) || locked.order.proof_at) continue;
      await cancelOrder(trx, jobs, locked, 'cancelled');
      continue;
    }
    const facts = { ...locked, lines: await findOrderLines(trx, id), revisions: [] };
    // By hand, the plan refuses neither a transfer nor a card.
    const plan = planRefund(facts, await lockRefunds(trx, id), { byHand: true });
    if (plan.kind !== 'record') continue;
    const { amount } = plan;
    const lines = plan.lines.map((line) => ({ ...line, fate: 'not_returned' as const, cause: null }));
    const refund = {
      orderId: id,
      token: locked.payment?.token ?? null,
      amount,
      lines,
      reason: 'its order is cancelled' as const,
    };
    if (locked.payment) await queueRefund(trx, jobs, refund);
    else await insertRefund(trx, refund);
  }
};
