/**
 * "Ir a pagar" in the cart panel opens the cart page, which then focuses the link to the next step
 * (docs/product/cart.md#cart-panel).
 */
import { createEvent, createStore } from 'effector';

export const payFollowed = createEvent();
/** The link to the next step has focus. */
export const payReached = createEvent();

export const $isPayWanted = createStore(false, { serialize: 'ignore' })
  .on(payFollowed, () => true)
  .on(payReached, () => false);
