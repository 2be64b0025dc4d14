/**
 * Places the order after the click on "Pagar", then navigates to the gateway, to the transfer's bank account
 * or to the thanks page. Network errors never create a second order
 * (docs/product/payment.md#placing-an-order).
 */
import { createEffect, createEvent, createStore, sample } from 'effector';
import type { Clp } from 'shared-contracts/domain/money';
import { apiErrorOf } from 'shared-contracts/errors';
import { hrefs } from 'shared-contracts/hrefs';
import { createHostEffect, navigateFx, trackFx } from 'shared-kit/host';
import { makeKey } from 'shared-kit/idempotency-key';
import { $cart, $cartId, cartRefreshRequested } from '../../lib/cart/cart.model.ts';
import { EMPTY_CART } from '../../lib/cart/goods-of.ts';
import { $draft, fieldsRefused } from '../../lib/draft/draft.model.ts';
import { sortRefusedFields } from '../../lib/draft/refused-fields.ts';
import { submitToGatewayFx } from '../../lib/gateway/gateway.model.ts';
import { $giftBox, giftPriceRefreshRequested } from '../../lib/gift-box/gift-box.model.ts';
import {
  $isOrderLost,
  $step,
  orderSettled,
  orderUnsettled,
  STEPS,
  stepLeft,
  stepShown,
} from '../../lib/guard-steps.model.ts';
import { isRefusal } from '../../lib/is-refusal.ts';
import { $sentOrder, $sentTransfer, orderAnswered, orderSent } from '../../lib/sent-order.model.ts';
import type { SentOrder } from '../../lib/sent-order.ts';
import { $isSessionLost } from '../../lib/session-lost.model.ts';
import { $arrival, $choice, $shipping, shippingRequested } from '../../lib/shipping.model.ts';
import { toStepEntry } from '../../lib/step/step-entry.ts';
import { $totals, type Totals } from '../../lib/totals.model.ts';
import { sendOrder, toAttempt } from './attempt.ts';
import { type Refusal, toRefusal } from './refusal.ts';

export type OrderState = { kind: 'idle' } | { kind: 'waiting' } | { kind: 'refused'; refusal: Refusal };

export const orderSubmitted = createEvent();
/** The browser restored the page from the back/forward cache, including the overlay. */
export const pageRestored = createEvent();
/** The click counts: no order is on its way. */
const attemptStarted = createEvent();
const refused = createEvent<Refusal>();

/** Refused fields by the part of the draft that has them. */
const fieldsOf = (error: unknown) => sortRefusedFields(apiErrorOf(error)?.fields ?? {});

const makeKeyFx = createEffect(makeKey);
const placeOrderFx = createHostEffect(({ api }, order: SentOrder) => sendOrder(api, order));

/** New total that the last notice about a changed price showed to the shopper. */
const $announcedTotal = createStore<Clp | null>(null, { serialize: 'ignore' });
/** Amounts that the shopper saw when the order was sent. */
export const $seenTotals = createStore<Totals | null>(null, { serialize: 'ignore' });
const $isAwaitingTotal = createStore(false, { serialize: 'ignore' });
export const $order = createStore<OrderState>({ kind: 'idle' }, { serialize: 'ignore' });

const $isWaiting = $order.map(({ kind }) => kind === 'waiting');

// 1. The click starts an attempt, or sends a lost order again.
sample({
  clock: orderSubmitted,
  source: { isWaiting: $isWaiting, isLost: $isOrderLost },
  filter: ({ isWaiting, isLost }) => !isWaiting && !isLost,
  target: attemptStarted,
});
// A lost order was probably placed and emptied the cart. Send it again with its key: the API returns the
// placed order.
sample({
  clock: [orderSubmitted, $isOrderLost],
  source: { isWaiting: $isWaiting, isLost: $isOrderLost, sent: $sentTransfer },
  filter: ({ isWaiting, isLost }) => !isWaiting && isLost,
  fn: ({ sent }) => sent as SentOrder,
  target: [orderSent, placeOrderFx],
});
$order.on([attemptStarted, orderSent], () => ({ kind: 'waiting' }));

// 2. The attempt waits for the delivery price, so that the shopper sees the total before paying.
$isAwaitingTotal.on(attemptStarted, () => true).reset(makeKeyFx, refused, stepShown, stepLeft, pageRestored);
sample({
  clock: attemptStarted,
  source: $shipping,
  filter: ({ kind }) => kind === 'failed',
  target: shippingRequested,
});
sample({
  clock: [attemptStarted, $totals],
  source: { isAwaiting: $isAwaitingTotal, totals: $totals },
  filter: ({ isAwaiting, totals }) => isAwaiting && totals !== null && totals.shipping !== null,
  target: makeKeyFx,
});
sample({
  clock: $shipping,
  source: $isAwaitingTotal,
  filter: (isAwaiting, { kind }) => isAwaiting && kind === 'failed',
  fn: (): Refusal => ({ reason: 'shippingFailed' }),
  target: refused,
});
sample({
  clock: [attemptStarted, $shipping],
  source: { isAwaiting: $isAwaitingTotal, shipping: $shipping },
  filter: ({ isAwaiting, shipping }) => isAwaiting && shipping.kind === 'unserved',
  fn: (): Refusal => ({ reason: 'unserved' }),
  target: refused,
});

// 3. The order is sent with a key.
sample({
  clock: makeKeyFx.doneData,
  source: {
    before: $sentOrder,
    cartId: $cartId,
    cart: $cart,
    draft: $draft,
    giftBox: $giftBox,
    totals: $totals,
    arrival: $arrival,
    choice: $choice,
  },
  fn: ({ before, cartId, cart, draft, giftBox, totals, arrival, choice }, key) =>
    toAttempt(before, {
      cartId: cartId ?? '',
      cart: cart ?? EMPTY_CART,
      draft,
      giftBox,
      expected: totals?.total ?? 0,
      arrival,
      choice,
      key,
    }),
  target: [orderSent, placeOrderFx],
});
sample({ clock: makeKeyFx.done, source: $totals, target: $seenTotals });
sample({
  clock: makeKeyFx.done,
  source: { cart: $cart, totals: $totals, draft: $draft },
  fn: ({ cart, totals, draft }) =>
    toStepEntry('add_payment_info', { cart, totals, payment_type: draft.payment.platform }),
  target: trackFx,
});
// A shopper may leave the step, change the order and send it again, before the answer to the first one comes.
const $lastKey = createStore('', { serialize: 'ignore' }).on(orderSent, (_, { key }) => key);
const isLast = (key: string, { params }: { params: SentOrder }): boolean => params.key === key;
const done = sample({ clock: placeOrderFx.done, source: $lastKey, filter: isLast, fn: (_, one) => one });
const failed = sample({ clock: placeOrderFx.fail, source: $lastKey, filter: isLast, fn: (_, one) => one });
// After the API placed or refused the order, the next attempt gets a new key. After a network error it keeps
// the key.
const orderRefused = sample({ clock: failed, filter: ({ error }) => isRefusal(error) });
sample({ clock: [done, orderRefused], target: orderAnswered });
// Once the order is sent, an empty cart proves nothing, because the order may have emptied it.
sample({ clock: orderSent, target: orderUnsettled });
sample({ clock: [orderRefused, pageRestored], target: orderSettled });

// 4. Placed: go to the gateway unless the total differs from the totals that the shopper saw, or the shopper left
// the step. An order that is not paid is replaced by the next one.
const placed = sample({
  clock: done,
  source: { announced: $announcedTotal, isWaiting: $isWaiting },
  fn: ({ announced, isWaiting }, { params, result }) => ({
    ...result,
    expected: params.expected,
    isWaiting,
    // A transfer needs no check, because its page shows the amount before the shopper pays.
    isExpected: result.payment.url === null || result.total === params.expected || result.total === announced,
  }),
});
const totalChanged = sample({ clock: placed, filter: ({ isExpected }) => !isExpected });
sample({
  clock: totalChanged,
  fn: ({ expected, total }): Refusal => ({ reason: 'priceChanged', before: expected, now: total }),
  target: refused,
});
sample({ clock: totalChanged, target: orderSettled });
$announcedTotal.on(placed, (_, { total, isExpected }) => (isExpected ? null : total));
sample({
  clock: placed,
  filter: ({ isExpected, isWaiting, payment }) =>
    isExpected && isWaiting && payment.url !== null && payment.token !== null,
  fn: ({ payment: { url, token } }) => ({ url: url ?? '', token: token ?? '' }),
  target: submitToGatewayFx,
});
// Without a gateway's URL: a transfer order navigates to the bank account, any other is complete and
// navigates to the thanks page. So does an earlier one, because it has emptied the cart.
sample({
  clock: placeOrderFx.doneData,
  filter: ({ payment }) => payment.url === null,
  fn: ({ id, payment }) => ({
    href: payment.platform === 'transfer' ? hrefs.transferData(id) : hrefs.thanks(id),
    replace: true,
  }),
  target: navigateFx,
});

// 5. Refused.
sample({
  clock: failed,
  fn: ({ params, error }) => toRefusal(error, params.expected),
  target: refused,
});
sample({ clock: refused, fn: (refusal): OrderState => ({ kind: 'refused', refusal }), target: $order });
// Refresh the cart and the other prices, unless the order's result is unknown (`unreachable`). The order
// may then have emptied the cart, so keep the summary of the sent order.
sample({
  clock: refused,
  filter: ({ reason }) => reason !== 'unreachable',
  target: [cartRefreshRequested, shippingRequested, giftPriceRefreshRequested],
});
sample({ clock: failed, fn: ({ error }) => fieldsOf(error), target: fieldsRefused });
/** The first step before the payment with a refused field. */
const refusedStep = (error: unknown) =>
  STEPS.find(({ part }) => part !== 'payment' && fieldsOf(error)[part])?.href;
// Navigate to it, unless the shopper left the payment step.
sample({
  clock: failed,
  source: $step,
  filter: (step, { error }) => step === 'payment' && refusedStep(error) !== undefined,
  fn: (_, { error }) => ({ href: refusedStep(error) ?? hrefs.checkoutPayment }),
  target: navigateFx,
});

$order.on([stepShown, stepLeft, pageRestored], () => ({ kind: 'idle' }));
// The form to sign in replaces the step without leaving it. The next session must not see the old refusal.
$order.on($isSessionLost, (order) => (order.kind === 'refused' ? { kind: 'idle' } : order));
