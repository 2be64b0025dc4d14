/** Model of the cart page: visibility and view of the cart. */
import { createEffect, createEvent, createStore, sample } from 'effector';
import { hrefs } from 'shared-contracts/hrefs';
import { navigateFx } from 'shared-kit/host';
import type { PageRequest } from 'shared-kit/page';
import { couponOffered } from '../../features/apply-coupon/index.ts';
import { fillCartFx } from '../../features/fill-cart/index.ts';
import { cartRequested } from '../../lib/cart/cart.model.ts';
import { createCartSight, createCartView } from '../../lib/cart/cart-view.model.ts';
import { removalForgotten } from '../../lib/cart/change-line.model.ts';
import { giftBoxRequested, giftPriceRequested } from '../../lib/gift-box/gift-box.model.ts';
import { pageState } from '../../lib/page-state.ts';
import { emptiesCart, readSentOrder } from '../../lib/sent-order.ts';

export const opened = createEvent<PageRequest>();
export const cartShown = createEvent();
export const cartLeft = createEvent();
export const cartRetried = createEvent();

export const $page = pageState(({ cart }) => cart, { noindex: false });
const $isShown = createStore(false, { serialize: 'ignore' })
  .on(cartShown, () => true)
  .on(cartLeft, () => false);
export const $cartView = createCartView($isShown);

// The price of the gift box is not personal, so the server render may request it.
sample({ clock: opened, target: giftPriceRequested });
sample({ clock: cartShown, target: giftBoxRequested });
sample({ clock: [cartShown, cartRetried], target: cartRequested });
sample({ clock: cartLeft, target: removalForgotten });

// A link with products asks the shopper. The question says what the cart has, so it waits for the cart.
const $isLinkDue = createStore(false, { serialize: 'ignore' })
  .on(cartShown, () => true)
  .on(fillCartFx, () => false);
sample({
  clock: [$isLinkDue, $cartView],
  source: { isDue: $isLinkDue, view: $cartView },
  filter: ({ isDue, view }) => isDue && view.kind !== 'unknown' && (view.kind !== 'filled' || view.isRead),
  target: fillCartFx,
});

// Apply an automatic coupon. The buyer's e-mail is unknown before the steps.
sample({ clock: createCartSight($cartView, cartShown), fn: () => null, target: couponOffered });

// A sent transfer order without a response may have emptied the cart. Navigate to the payment step, which
// sends the order again.
const seekSentOrderFx = createEffect(readSentOrder);
sample({
  clock: $cartView.map(({ kind }) => kind),
  filter: (kind) => kind === 'empty',
  target: seekSentOrderFx,
});
sample({
  clock: seekSentOrderFx.doneData,
  filter: (sent) => sent !== null && emptiesCart(sent),
  fn: () => ({ href: hrefs.checkoutPayment, replace: true }),
  target: navigateFx,
});
