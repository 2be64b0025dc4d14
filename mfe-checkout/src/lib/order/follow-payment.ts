/**
 * Polls the order on the page with growing pauses until its card payment is settled or `MAX_POLLS` is
 * reached.
 */
import { combine, createEffect, createStore, sample } from 'effector';
import { readOrder } from 'shared-contracts/api/orders';
import type { Order } from 'shared-contracts/api/orders.schema';
import { createDataEffect } from 'shared-kit/host';
import { $isOrderShown, $order, $orderId, orderOpened, orderRetried, orderShown } from './order.model.ts';

const PAUSES_MS = [1_000, 2_000, 3_000, 5_000, 8_000, 13_000];
const LONGEST_PAUSE_MS = 20_000;
/** About ten minutes of polling. After that, only a mail informs the buyer. */
const MAX_POLLS = 35;
/** About half a minute of polling. */
const LONG_AFTER_POLLS = PAUSES_MS.length;

/**
 * Whether to poll: the result of a card payment is pending. An order that can be paid again is not polled.
 */
const isAwaited = ({ payment_status, platform, can_retry_payment }: Order): boolean =>
  payment_status === 'pending' && platform === 'webpay' && can_retry_payment !== true;

export const waitFx = createEffect((ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)));
export const pollOrderFx = createDataEffect(readOrder);

const $polls = createStore(0, { serialize: 'ignore' })
  .on(pollOrderFx, (polls) => polls + 1)
  .reset(orderShown, orderOpened);
const $isAwaited = combine(
  $order,
  $isOrderShown,
  (state, isShown) => isShown && state.kind === 'ready' && isAwaited(state.data),
);
/** Whether the order has been polled for about half a minute and its payment is still pending. */
export const $isPaymentLate = combine(
  $polls,
  $isAwaited,
  (polls, isWaiting) => isWaiting && polls >= LONG_AFTER_POLLS,
);

const stillAwaited = pollOrderFx.doneData.filter({ fn: isAwaited });
sample({
  clock: [$isAwaited, stillAwaited, pollOrderFx.fail],
  source: { isAwaited: $isAwaited, isWaiting: waitFx.pending, polls: $polls },
  filter: ({ isAwaited, isWaiting, polls }) => isAwaited && !isWaiting && polls < MAX_POLLS,
  fn: ({ polls }) => PAUSES_MS[polls] ?? LONGEST_PAUSE_MS,
  target: waitFx,
});
sample({
  clock: waitFx.done,
  source: { id: $orderId, isAwaited: $isAwaited },
  filter: ({ id, isAwaited }) => isAwaited && id !== null,
  fn: ({ id }) => ({ params: { id: id ?? '' } }),
  target: pollOrderFx,
});
// Read the settled order again with `orderRetried`. That read ends the checkout and refreshes the cart.
sample({
  clock: pollOrderFx.done,
  source: $orderId,
  filter: (id, { params, result }) => id === params.params.id && !isAwaited(result),
  target: orderRetried,
});
