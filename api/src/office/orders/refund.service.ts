import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { formatClp } from 'shared-contracts/domain/money';
import type { Locale } from 'shared-contracts/locale';
import type { refundOrder as schema } from 'shared-contracts/office/orders.schema';
import type { OperateDeps } from '../../modules/operator/operate.service.ts';
import type { PartsToRefund, RefundRequest } from '../../modules/operator/plan-refund.ts';
import { type Refunding, refundOrder } from '../../modules/operator/refund-order.service.ts';
import { linesNow } from '../../modules/order-revisions/lines-now.ts';
import { findRevisions } from '../../modules/order-revisions/order-revisions.repository.ts';
import { findOrderLines } from '../../modules/orders/orders.repository.ts';
import { type GivenAtOnce, giveAtOnce } from '../../modules/refunds/give-at-once.service.ts';
import { changeOrder, type OrderChange } from './change-order.service.ts';
import { requireOrder } from './order-detail.service.ts';
import { fillText, REFUND_RESULTS } from './order-steps.texts.ts';

/** Longer than a call to the card network, and shorter than the deadline of the request. */
export const ANSWER_WAIT_MS = 12_000;
/** Deadline of a refund: the call to the card network, and the work around it. */
export const REFUND_WITHIN_MS = ANSWER_WAIT_MS + 5000;

/**
 * Refunds an order and waits for what the card network says.
 * @throws DomainError NOT_FOUND, CONFLICT, STEP_REFUSED
 */
export const refundAsStaff = async (
  deps: OperateDeps,
  change: OrderChange,
  request: RefundRequest,
): Promise<EndpointOutput<typeof schema>> => {
  const facts = {
    ...change.facts,
    ...(request.parts && auditedParts(await orderedLines(deps, change.id), request.parts)),
  };
  const { id, operated, order } = await changeOrder(deps, { ...change, facts }, (orderId, options) =>
    refundOrder(deps, orderId, { ...request, ...options }),
  );
  const { refunding } = operated;
  const given = await waitForRefund(deps, id, refunding, request.byHand);
  return {
    outcome: given.kind,
    message: messageOf(given, refunding?.amount, change.locale),
    order: await order(),
  };
};

/** Waits for what the card network says. A refund by hand is done. */
export const waitForRefund = async (
  deps: OperateDeps,
  orderId: string,
  refunding: Refunding | undefined,
  byHand: boolean,
): Promise<GivenAtOnce> =>
  refunding && !byHand
    ? giveAtOnce(deps, orderId, { ids: refunding.ids, waitMs: ANSWER_WAIT_MS })
    : { kind: 'done' };

/** Lines of an order after its revisions. */
export const orderedLines = async ({ db }: OperateDeps, idOrNumber: string) => {
  const { id } = await requireOrder(db, idOrNumber);
  return linesNow(await findOrderLines(db, id), await findRevisions(db, id));
};

/** Parts of a refund for the audit, with the skus of the lines. */
export const auditedParts = (
  ordered: readonly { position: number; sku: string }[],
  { lines, ...extras }: PartsToRefund,
) => ({
  lines: lines.map(({ id, qty, fate, cause }) => ({
    sku: ordered.find(({ position }) => String(position) === id)?.sku,
    qty,
    fate,
    ...(cause && { write_off: cause }),
  })),
  ...extras,
});

/** Result of a refund in the staff member's language. */
export const messageOf = (given: GivenAtOnce, amount: number | undefined, locale: Locale): string =>
  fillText(REFUND_RESULTS[given.kind][locale], {
    amount: formatClp(amount ?? 0),
    words: given.kind === 'refused' ? given.refused.map(({ refusal }) => refusal ?? '').join('; ') : '',
  });
