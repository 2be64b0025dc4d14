/** The cart panel's "Ir a pagar" leads to the cart page (SPEC §2). There it goes on to the link to the next step. */
import { createEvent, createStore } from 'effector';

export const payFollowed = createEvent();
/** The next step's link has the focus. */
export const payReached = createEvent();

export const $isPayWanted = createStore(false, { serialize: 'ignore' })
  .on(payFollowed, () => true)
  .on(payReached, () => false);
