import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { formatClp } from 'shared-contracts/domain/money';
import type { Locale } from 'shared-contracts/locale';
import type { refundOrder as schema } from 'shared-contracts/office/orders.schema';
import type { OperateDeps } from '../../modules/operator/operate.service.ts';
import { type Refunding, refundOrder } from '../../modules/operator/refund-order.service.ts';
import { type GivenAtOnce, giveAtOnce } from '../../modules/refunds/give-at-once.service.ts';
import { changeOrder, type OrderChange } from './change-order.service.ts';
import { fillText, REFUND_RESULTS } from './order-steps.texts.ts';

/** Longer than a call to the card network, and shorter than the deadline of the request. */
export const ANSWER_WAIT_MS = 12_000;

/**
 * Refunds an order and waits for what the card network says.
 * @throws DomainError NOT_FOUND, CONFLICT, STEP_REFUSED
 */
export const refundAsStaff = async (
  deps: OperateDeps,
  change: OrderChange,
  { amount, byHand }: { amount: number | undefined; byHand: boolean },
): Promise<EndpointOutput<typeof schema>> => {
  const { operated, order } = await changeOrder(deps, change, (id, options) =>
    refundOrder(deps, id, { amount, byHand, ...options }),
  );
  const { refunding } = operated;
  const { id } = await order();
  const given: GivenAtOnce =
    refunding && !byHand
      ? await giveAtOnce(deps, id, { ids: refunding.ids, waitMs: ANSWER_WAIT_MS })
      : { kind: 'done' };
  return { outcome: given.kind, message: messageOf(given, refunding, change.locale), order: await order() };
};

const messageOf = (given: GivenAtOnce, refunding: Refunding | undefined, locale: Locale): string =>
  fillText(REFUND_RESULTS[given.kind][locale], {
    amount: formatClp(refunding?.amount ?? 0),
    words: given.kind === 'refused' ? given.refused.map(({ refusal }) => refusal ?? '').join('; ') : '',
  });
