/**
 * Guards the checkout steps: a step needs a cart and valid previous steps. Otherwise it redirects to the cart
 * or to the first incomplete step.
 */
import { combine, createEvent, createStore, sample } from 'effector';
import type { Cart } from 'shared-contracts/api/shopping-cart.schema';
import { hrefs } from 'shared-contracts/hrefs';
import { navigateFx } from 'shared-kit/host';
import { $cart, $cartFreshness, cartRequested } from './cart/cart.model.ts';
import { isEmptyCart } from './cart/goods-of.ts';
import { $draft, $isDraftLoaded, draftRequested } from './draft/draft.model.ts';
import type { Draft, DraftPart } from './draft/draft.ts';
import { isPartReady } from './draft/rules.ts';
import { $isSentOrderRead, $sentTransfer, sentOrderRequested } from './sent-order.model.ts';
import { $isSessionLost } from './session-lost.model.ts';
import { $shipping, shippingRequested } from './shipping.model.ts';

/** Steps after the cart, in order. */
export const STEPS: readonly { part: DraftPart; href: string }[] = [
  { part: 'personal', href: hrefs.checkoutPersonal },
  { part: 'delivery', href: hrefs.checkoutDelivery },
  { part: 'payment', href: hrefs.checkoutPayment },
];

export const stepShown = createEvent<DraftPart>();
export const stepLeft = createEvent();
/** An order was sent and its result is unknown. */
export const orderUnsettled = createEvent();
export const orderSettled = createEvent();

/** Current step. */
export const $step = createStore<DraftPart | null>(null, { serialize: 'ignore' })
  .on(stepShown, (_, step) => step)
  .on(stepLeft, () => null);

/** While true, the step stays open even with an empty cart, because the sent order may have emptied it. */
const $isOrderUnsettled = createStore(false, { serialize: 'ignore' })
  .on(orderUnsettled, () => true)
  .reset(orderSettled, stepShown, stepLeft);

/**
 * Whether the payment step finds a sent transfer order without a response and an empty cart. The order was
 * probably placed, so it is sent again.
 */
export const $isOrderLost = combine(
  { step: $step, sent: $sentTransfer, cart: $cart, freshness: $cartFreshness },
  ({ step, sent, cart, freshness }) =>
    step === 'payment' && sent !== null && cart !== null && isEmptyCart(cart) && freshness === 'fresh',
);

/** Path of the first incomplete step before this one. Null when there is none. */
export const gapBefore = (step: DraftPart, draft: Draft): string | null => {
  const found = STEPS.find(({ part }) => part === step || !isPartReady(part, draft[part]));
  return found && found.part !== step ? found.href : null;
};

/**
 * Path to redirect to: the first incomplete step before this one, or with an empty cart the cart page (the
 * payment step when a transfer order was sent). Null when nothing is missing.
 */
const firstGap = (step: DraftPart, found: { cart: Cart; draft: Draft; isSent: boolean }): string | null => {
  const { cart, draft, isSent } = found;
  if (isEmptyCart(cart)) return isSent && step !== 'payment' ? hrefs.checkoutPayment : hrefs.cart;
  return gapBefore(step, draft);
};

/**
 * Path to redirect to. Null when the step may open, 'unknown' while data is missing. An unread cart does not
 * count as empty.
 */
const $gap = combine(
  {
    step: $step,
    isUnsettled: $isOrderUnsettled,
    isLost: $isOrderLost,
    isSessionLost: $isSessionLost,
    sent: $sentTransfer,
    isSentRead: $isSentOrderRead,
    cart: $cart,
    freshness: $cartFreshness,
    draft: $draft,
    isLoaded: $isDraftLoaded,
  },
  ({ step, isUnsettled, isLost, cart, freshness, draft, ...known }): string | null | 'unknown' => {
    // Without a session, the account's cart cannot be read, so an empty cart proves nothing.
    if (known.isSessionLost) return 'unknown';
    if (isUnsettled || isLost) return null;
    if (!step || !cart || !known.isLoaded || !known.isSentRead) return 'unknown';
    if (isEmptyCart(cart) && freshness === 'unread') return 'unknown';
    return firstGap(step, { cart, draft, isSent: known.sent !== null });
  },
);
/** Whether the current step may show its form. */
export const $isStepOpen = $gap.map((gap) => gap === null);

sample({ clock: stepShown, target: [cartRequested, draftRequested, sentOrderRequested] });
// Keep a known delivery price visible. The order's total is compared with it later.
sample({
  clock: stepShown,
  source: $shipping,
  filter: ({ kind }) => kind !== 'ready',
  target: shippingRequested,
});
sample({
  clock: $gap,
  filter: (gap) => gap !== null && gap !== 'unknown',
  fn: (gap) => ({ href: gap ?? hrefs.cart, replace: true }),
  target: navigateFx,
});
