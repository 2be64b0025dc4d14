/** The cart panel: when it is on screen, what it shows, and under which title (SPEC §4 "Cart sidebar"). */
import { createEvent, createStore, sample } from 'effector';
import type { CartSidebarProps } from 'shared-contracts/widgets';
import { cartRequested } from '../../lib/cart/cart.model.ts';
import { createCartSight, createCartView } from '../../lib/cart/cart-view.model.ts';
import { qtyChosen, removalForgotten, removalUndone } from '../../lib/cart/change-line.model.ts';

import { giftBoxRequested } from '../../lib/gift-box/gift-box.model.ts';

export type OpenReason = CartSidebarProps['reason'];

export const panelOpened = createEvent<OpenReason>();
export const panelClosed = createEvent();
export const cartRetried = createEvent();

const $isOpen = createStore(false, { serialize: 'ignore' })
  .on(panelOpened, () => true)
  .on(panelClosed, () => false);

/** Why it opened, or what was done in it since. */
export const $reason = createStore<OpenReason>('asked', { serialize: 'ignore' })
  .on(panelOpened, (_, reason) => reason)
  .on(qtyChosen, (_, { qty }) => (qty === 0 ? 'removed' : 'asked'))
  .on(removalUndone, () => 'asked');

export const $panelView = createCartView($isOpen);

sample({ clock: [panelOpened, cartRetried], target: cartRequested });
sample({ clock: panelClosed, target: removalForgotten });
sample({ clock: panelOpened, fn: () => undefined, target: giftBoxRequested });
// Beside an add it is no look at the cart.
createCartSight($panelView, sample({ clock: panelOpened, filter: (reason) => reason === 'asked' }));
