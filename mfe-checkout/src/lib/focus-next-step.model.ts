/**
 * "Ir a pagar" in the cart panel opens the cart page, which then focuses the link to the next step
 * (docs/product/cart.md#cart-panel).
 */
import { createEvent, createStore } from 'effector';

export const goToPayClicked = createEvent();
export const nextStepFocused = createEvent();

export const $shouldFocusNextStep = createStore(false, { serialize: 'ignore' })
  .on(goToPayClicked, () => true)
  .on(nextStepFocused, () => false);
