/** The cart page: when it is on screen, and what it shows of the cart. */
import { createEvent, createStore, sample } from 'effector';
import type { PageRequest } from 'shared-contracts/kit/page';
import { cartRequested } from '../../lib/cart/cart.model.ts';
import { createCartView } from '../../lib/cart/cart-view.model.ts';
import { removalForgotten } from '../../lib/cart/change-line.model.ts';
import { pageState } from '../../lib/page-state.ts';

export const opened = createEvent<PageRequest>();
export const cartShown = createEvent();
export const cartLeft = createEvent();
export const cartRetried = createEvent();

export const $page = pageState(({ cart }) => cart);
const $isShown = createStore(false, { serialize: 'ignore' })
  .on(cartShown, () => true)
  .on(cartLeft, () => false);
export const $cartView = createCartView($isShown);

sample({ clock: [cartShown, cartRetried], target: cartRequested });
sample({ clock: cartLeft, target: removalForgotten });
