import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { formatClp } from 'shared-contracts/domain/money';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Locale } from 'shared-contracts/locale';
import type { acceptReturn as schema } from 'shared-contracts/office/returns.schema';
import type { z } from 'zod';
import { findRefundAccount } from '../../modules/cancellations/cancellations.repository.ts';
import { noteBuyersRefund } from '../../modules/cancellations/note-buyers-refund.ts';
import type { OperateDeps } from '../../modules/operator/operate.service.ts';
import { refusalText } from '../../modules/operator/operator-texts.ts';
import { planRefund } from '../../modules/operator/plan-refund.ts';
import { linesNow } from '../../modules/order-revisions/lines-now.ts';
import { findRevisions } from '../../modules/order-revisions/order-revisions.repository.ts';
import { refundWayOf } from '../../modules/orders/cancellation-rule.ts';
import { UNSHIPPED } from '../../modules/orders/order-status.service.ts';
import { findOrderLines } from '../../modules/orders/orders.repository.ts';
import { giveAtOnce } from '../../modules/refunds/give-at-once.service.ts';
import { lockRefunds } from '../../modules/refunds/refunds.repository.ts';
import { updateReturn } from '../../modules/returns/returns.repository.ts';
import type { Write } from '../access/change.ts';
import { fillText } from '../orders/order-steps.texts.ts';
import { ANSWER_WAIT_MS, auditedParts, messageOf } from '../orders/refund.service.ts';
import { auditDecision, lockUndecided } from './decide-return.service.ts';
import { readReturn } from './returns.service.ts';

type Accepted = Omit<z.output<typeof schema.body>, 'version'>;

const BY_TRANSFER: Record<Locale, string> = {
  es: 'Aceptaste la devolución. Transfiere {amount} a la cuenta que está en el pago del pedido, y anótalo ahí.',
  en: 'You accepted the return. Transfer {amount} to the account beside the payment of the order, and note it there.',
};

/** The buyer asked while the card could still get the money back. */
const WITHOUT_ACCOUNT: Record<Locale, string> = {
  es: 'Aceptaste la devolución. La tarjeta ya no recibe el dinero y el comprador no dio una cuenta: pídesela, transfiere {amount} y anótalo en el pago del pedido.',
  en: 'You accepted the return. The card no longer gets the money and the buyer named no account: ask for it, transfer {amount} and note it at the payment of the order.',
};

/** @throws DomainError VALIDATION_FAILED for units that the buyer does not return */
const requireUnits = (
  accepted: Accepted['lines'],
  returned: readonly { line_id: string; qty: number }[],
): void => {
  for (const [index, { line_id, qty }] of accepted.entries())
    if (qty > (returned.find((one) => one.line_id === line_id)?.qty ?? 0))
      throw new DomainError('VALIDATION_FAILED', {}, [`lines.${index}.qty`]);
};

/**
 * Accepts a return: its refund and the fate of each line are recorded in one transaction. The money goes to the card at
 * once, or staff transfer it.
 * @throws DomainError NOT_FOUND; CONFLICT when another person or the buyer was first; VALIDATION_FAILED, STEP_REFUSED
 */
export const acceptReturn = async (
  deps: OperateDeps,
  decision: Write,
  { amount, lines, delivery, gift }: Accepted,
): Promise<EndpointOutput<typeof schema>> => {
  const { db, jobs } = deps;
  const { locale } = decision;
  const noted = await db.transaction().execute(async (trx) => {
    const undecided = await lockUndecided(trx, decision);
    const { locked, found } = undecided;
    const { order } = locked;
    // A step of the order was taken back meanwhile.
    if (UNSHIPPED.has(order.status) || order.status === 'cancelled') throw new DomainError('CONFLICT');
    requireUnits(lines, found.lines);
    const sold = await findOrderLines(trx, order.id);
    const revisions = await findRevisions(trx, order.id);
    const parts = { lines: lines.map(({ line_id: id, ...line }) => ({ id, ...line })), delivery, gift };
    const refunds = await lockRefunds(trx, order.id);
    // By hand, the plan refuses neither a transfer nor a card.
    const plan = planRefund({ ...locked, lines: sold, revisions }, refunds, { amount, parts, byHand: true });
    if (plan.kind !== 'record')
      throw plan.kind === 'refused'
        ? new DomainError('STEP_REFUSED', { why: refusalText(plan.why, locale) })
        : new DomainError('CONFLICT');
    const isWhole = plan.amount === order.total;
    const way = refundWayOf(locked, { isWhole, now: new Date() });
    const refundId = await noteBuyersRefund(trx, jobs, locked, {
      amount: plan.amount,
      reason: 'return of the buyer',
      lines: plan.lines,
      way,
    });
    await updateReturn(trx, found.id, { state: 'accepted', refund_id: refundId });
    await auditDecision(trx, undecided, {
      staffId: decision.staff.id,
      action: 'return.accept',
      facts: { refund: plan.amount, ...auditedParts(linesNow(sold, revisions), parts) },
    });
    await jobs.enqueue(trx, 'send-order-mail', {
      order_id: order.id,
      kind: 'return-accepted',
      return_id: found.id,
    });
    const account = await findRefundAccount(trx, order.id);
    return { orderId: order.id, refundId, way, byTransfer: account ? BY_TRANSFER : WITHOUT_ACCOUNT };
  });
  const result =
    noted.way === 'card'
      ? await giveAtOnce(deps, noted.orderId, { ids: [noted.refundId], waitMs: ANSWER_WAIT_MS })
      : null;
  return {
    outcome: result?.kind ?? 'open',
    message: result
      ? messageOf(result, amount, locale)
      : fillText(noted.byTransfer[locale], { amount: formatClp(amount) }),
    return: await readReturn(db, decision.id),
  };
};
