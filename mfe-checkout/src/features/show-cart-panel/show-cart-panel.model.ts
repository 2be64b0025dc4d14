/** Model of the cart panel: visibility, content and title (docs/product/cart.md#cart-panel). */
import { createEvent, createStore, sample } from 'effector';
import type { CartSidebarProps } from 'shared-contracts/widgets';
import { cartRequested } from '../../lib/cart/cart.model.ts';
import { createCartSight, createCartView } from '../../lib/cart/cart-view.model.ts';
import { qtyChosen, removalForgotten, removalUndone } from '../../lib/cart/change-line.model.ts';
import { giftBoxRequested } from '../../lib/gift-box/gift-box.model.ts';

export type OpenReason = CartSidebarProps['reason'];

export const panelOpened = createEvent<OpenReason>();
export const panelClosed = createEvent();

const $isOpen = createStore(false, { serialize: 'ignore' })
  .on(panelOpened, () => true)
  .on(panelClosed, () => false);

/** Why the panel opened, or the last action in it. */
export const $reason = createStore<OpenReason>('asked', { serialize: 'ignore' })
  .on(panelOpened, (_, reason) => reason)
  .on(qtyChosen, (_, { qty }) => (qty === 0 ? 'removed' : 'asked'))
  .on(removalUndone, () => 'asked');

export const $panelView = createCartView($isOpen);

sample({ clock: panelOpened, target: cartRequested });
sample({ clock: panelClosed, target: removalForgotten });
sample({ clock: panelOpened, target: giftBoxRequested });
// After an addition, the panel does not count as a view of the cart.
createCartSight($panelView, sample({ clock: panelOpened, filter: (reason) => reason === 'asked' }));
