/**
 * Starts a new card payment of the order on the page. The server decides whether a new payment is allowed,
 * and its amount.
 */
import { createEvent, createStore, sample } from 'effector';
import { retryPayment } from 'shared-contracts/api/orders';
import { apiErrorOf } from 'shared-contracts/errors';
import { createApiEffect } from 'shared-kit/host';
import { submitToGatewayFx } from '../../lib/gateway/gateway.model.ts';
import { $orderId, orderLeft, orderOpened, orderRetried } from '../../lib/order/order.model.ts';

/** Why the payment did not start. */
type RetryRefusal =
  /** The order cannot be paid as it is. `texts` are the server's explanations. */
  | { reason: 'changed'; texts: readonly string[] }
  | { reason: 'tooMany' | 'notAvailable' | 'conflict' | 'unreachable' };
type RetryState =
  | { kind: 'idle' }
  /** `id`: order whose payment starts. */
  | { kind: 'waiting'; id: string }
  | { kind: 'refused'; refusal: RetryRefusal };

export const retryClicked = createEvent();
/**
 * Read the order again: the browser restored the page from the back/forward cache, or the API started no
 * payment.
 */
export const retryRestored = createEvent();
const retryPaymentFx = createApiEffect(retryPayment);

export const $retry = createStore<RetryState>({ kind: 'idle' }, { serialize: 'ignore' });

const toRefusal = (error: unknown): RetryRefusal => {
  const known = apiErrorOf(error);
  switch (known?.code) {
    case 'ORDER_CHANGED':
    case 'OUT_OF_STOCK':
    case 'STOCK_HELD':
    case 'COUPON_HELD':
    case 'TOO_MANY_UNPAID':
      return { reason: 'changed', texts: known.errors.length > 0 ? known.errors : [known.message] };
    case 'TOO_MANY_REQUESTS':
      return { reason: 'tooMany' };
    case 'PAYMENT_NOT_AVAILABLE':
    case 'UNAVAILABLE':
      return { reason: 'notAvailable' };
    case 'CONFLICT':
    case 'NOT_FOUND':
      return { reason: 'conflict' };
    default:
      return { reason: 'unreachable' };
  }
};

// A late answer must not take the buyer from another page, or from another order, to the gateway.
const isAwaited = (state: RetryState, { params: { id } }: { params: { id: string } }): boolean =>
  state.kind === 'waiting' && state.id === id;

const retryWanted = sample({
  clock: retryClicked,
  source: { id: $orderId, state: $retry },
  filter: ({ id, state }) => id !== null && state.kind !== 'waiting',
  fn: ({ id }) => ({ params: { id: id ?? '' } }),
});
$retry
  .on(retryWanted, (_, { params: { id } }) => ({ kind: 'waiting', id }))
  .on(retryPaymentFx.fail, (state, { params, error }) =>
    isAwaited(state, params) ? { kind: 'refused', refusal: toRefusal(error) } : state,
  )
  .on([orderOpened, orderLeft, retryRestored], () => ({ kind: 'idle' }));
sample({ clock: retryWanted, target: retryPaymentFx });

sample({
  clock: retryPaymentFx.done,
  source: $retry,
  filter: (state, { params, result: { payment } }) =>
    isAwaited(state, params) && payment.url !== null && payment.token !== null,
  fn: (_, { result: { payment } }) => ({ url: payment.url ?? '', token: payment.token ?? '' }),
  target: submitToGatewayFx,
});
// The order may have been paid, replaced or cancelled meanwhile. Read it again.
sample({
  clock: retryPaymentFx.done,
  source: $retry,
  filter: (state, { params, result }) => isAwaited(state, params) && result.payment.url === null,
  fn: () => {},
  target: retryRestored,
});
sample({
  clock: retryPaymentFx.failData,
  filter: (error) => toRefusal(error).reason === 'conflict',
  target: orderRetried,
});
sample({ clock: retryRestored, target: orderRetried });
