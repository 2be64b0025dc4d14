import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { formatClp } from 'shared-contracts/domain/money';
import type { reviseOrder as schema } from 'shared-contracts/office/orders.schema';
import type { z } from 'zod';
import { type Asking, askDifference } from '../../modules/operator/ask-difference.service.ts';
import { findDifferenceByKey } from '../../modules/operator/differences.repository.ts';
import type { OperateDeps } from '../../modules/operator/operate.service.ts';
import { reviseOrder } from '../../modules/operator/revise-order.service.ts';
import { changeOrder, type OrderChange } from './change-order.service.ts';
import { DIFFERENCE_ASKED, fillText, REVISED } from './order-steps.texts.ts';
import { messageOf, orderedLines, waitForRefund } from './refund.service.ts';

type Body = z.output<typeof schema.body>;

/**
 * Revises an order and waits for what the card network says about its refund.
 * @throws DomainError NOT_FOUND, CONFLICT, STEP_REFUSED, OUT_OF_STOCK
 */
export const reviseAsStaff = async (
  deps: OperateDeps,
  change: OrderChange,
  { key, holdMs, ask, ...body }: Body & { key: string; holdMs: number },
): Promise<EndpointOutput<typeof schema>> => {
  const { refund, by_hand } = body;
  const audited = await auditedRevision(deps, change.id, body);
  const revising = { ...body, idempotencyKey: key, staffId: change.staff.id };
  if (ask) {
    const facts = { ...audited, difference: ask.amount, platform: ask.platform };
    return askAsStaff(deps, { ...change, facts }, { ...revising, ...ask, holdMs });
  }
  const facts = { ...audited, refund, by_hand };
  const { id, operated, order } = await changeOrder(deps, { ...change, facts }, (orderId, options) =>
    reviseOrder(deps, orderId, { ...options, ...revising, byHand: by_hand }),
  );
  const { refunding } = operated;
  const given = await waitForRefund(deps, id, refunding, by_hand);
  const message = refunding ? messageOf(given, refunding.amount, change.locale) : REVISED[change.locale];
  return { outcome: given.kind, message, order: await order() };
};

/** Asks the buyer for the difference to a dearer product. The order changes when it is paid. */
const askAsStaff = async (
  deps: OperateDeps,
  change: OrderChange,
  asking: Asking,
): Promise<EndpointOutput<typeof schema>> => {
  const { order } = await changeOrder(deps, change, (id, options) =>
    askDifference(deps, id, { ...options, ...asking }),
  );
  const changed = await order();
  const message = fillText(DIFFERENCE_ASKED[change.locale], {
    amount: formatClp(asking.amount),
    email: changed.buyer.email,
    number: (await findDifferenceByKey(deps.db, changed.id, asking.idempotencyKey))?.number ?? '',
  });
  return { outcome: 'done', message, order: changed };
};

/** Revision for the audit, with the skus of both products. */
const auditedRevision = async (
  deps: OperateDeps,
  idOrNumber: string,
  { line, qty, fate, cause, sku }: Pick<Body, 'line' | 'qty' | 'fate' | 'cause' | 'sku'>,
) => {
  const lines = await orderedLines(deps, idOrNumber);
  return {
    lines: [
      {
        sku: lines.find((one) => one.id === line)?.sku,
        qty,
        fate,
        ...(cause && { write_off: cause }),
        ...(sku && { replaced_by: sku }),
      },
    ],
  };
};
