/** Who may see a step: it needs a cart and everything the steps before it ask for. Others are led to the first gap. */
import { combine, createEvent, createStore, sample } from 'effector';
import type { Cart } from 'shared-contracts/api/shopping-cart.schema';
import { hrefs } from 'shared-contracts/hrefs';
import { navigateFx } from 'shared-kit/host';
import { $cart, $cartFreshness, cartRequested } from './cart/cart.model.ts';
import { $draft, $isDraftLoaded, draftRequested } from './draft/draft.model.ts';
import type { Draft, DraftPart } from './draft/draft.ts';
import { isPartReady } from './draft/rules.ts';
import { $isSentOrderRead, $sentTransfer, sentOrderRequested } from './sent-order.model.ts';
import { $isSessionLost } from './session-lost.model.ts';
import { $shipping, shippingRequested } from './shipping.model.ts';

/** The steps after the cart, in order. */
export const STEPS: readonly { part: DraftPart; href: string }[] = [
  { part: 'personal', href: hrefs.checkoutPersonal },
  { part: 'delivery', href: hrefs.checkoutDelivery },
  { part: 'payment', href: hrefs.checkoutPayment },
];

export const stepShown = createEvent<DraftPart>();
export const stepLeft = createEvent();
/** An order was sent: what becomes of it is not known yet. */
export const orderUnsettled = createEvent();
export const orderSettled = createEvent();

/** The step on screen. */
export const $step = createStore<DraftPart | null>(null, { serialize: 'ignore' })
  .on(stepShown, (_, step) => step)
  .on(stepLeft, () => null);

/** Its step stays until that is known, whatever the cart says: an order that was placed may have emptied it. */
const $isOrderUnsettled = createStore(false, { serialize: 'ignore' })
  .on(orderUnsettled, () => true)
  .reset(orderSettled, stepShown, stepLeft);

/** The payment finds an order without an answer and an empty cart: most likely that order was placed. It is asked for again. */
export const $isOrderLost = combine(
  { step: $step, sent: $sentTransfer, cart: $cart, freshness: $cartFreshness },
  ({ step, sent, cart, freshness }) =>
    step === 'payment' && sent !== null && cart?.items.length === 0 && freshness === 'fresh',
);

/** Where this step cannot be shown from yet; null when nothing is missing. */
const firstGap = (step: DraftPart, found: { cart: Cart; draft: Draft; isSent: boolean }): string | null => {
  const { cart, draft, isSent } = found;
  if (cart.items.length === 0) return isSent && step !== 'payment' ? hrefs.checkoutPayment : hrefs.cart;
  const before = STEPS.slice(
    0,
    STEPS.findIndex(({ part }) => part === step),
  );
  return before.find(({ part }) => !isPartReady(part, draft[part]))?.href ?? null;
};

/** An empty cart is believed once the server said so or there is none to ask about; a failed read says nothing. */
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
    // The account's cart is out of reach: an empty cart says nothing.
    if (known.isSessionLost) return 'unknown';
    if (isUnsettled || isLost) return null;
    if (!step || !cart || !known.isLoaded || !known.isSentRead) return 'unknown';
    if (cart.items.length === 0 && freshness === 'unread') return 'unknown';
    return firstGap(step, { cart, draft, isSent: known.sent !== null });
  },
);
/** Whether the step on screen may show its form. */
export const $isStepOpen = $gap.map((gap) => gap === null);

sample({ clock: stepShown, target: [cartRequested, draftRequested, sentOrderRequested] });
// A price that is known stays on screen; the order's total is checked against it in the end.
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
