/** The product whose addition the cart panel confirms. The service knows it before the panel is loaded. */
import { createEvent, createStore } from 'effector';
import type { CartItem } from 'shared-contracts/bus/topics';

export const itemAdded = createEvent<CartItem>();
export const $lastAddition = createStore<CartItem | null>(null, { serialize: 'ignore' }).on(
  itemAdded,
  (_, item) => item,
);
