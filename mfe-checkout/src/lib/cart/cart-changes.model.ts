/**
 * Changes of the cart that the shopper did not make. Pages show the changes beside the total until the
 * shopper confirms having seen them.
 */
import { attach, createEvent, sample } from 'effector';
import { acknowledgeCartChanges } from 'shared-contracts/api/shopping-cart';
import type { CartChange } from 'shared-contracts/api/shopping-cart.schema';
import { $host } from 'shared-kit/host';
import { $cart, $cartId, cartRefreshRequested, changesDismissed } from './cart.model.ts';
import { withCartLock } from './cart-lock.ts';

export const changesSeen = createEvent();

const NONE: readonly CartChange[] = [];
export const $cartChanges = $cart.map((cart) => cart?.changes ?? NONE);

const acknowledgeFx = attach({
  source: { host: $host, cartId: $cartId },
  effect: async ({ host, cartId }, changes: readonly CartChange[]) => {
    if (!host || !cartId) return;
    const input = { query: { cart_id: cartId }, body: { changes: [...changes] } };
    await withCartLock('exclusive', () => host.api.call(acknowledgeCartChanges, input));
  },
});

sample({ clock: changesSeen, source: $cartChanges, target: [acknowledgeFx, changesDismissed] });
// Refresh the cart. A change then shows again when storing "seen" failed, or when it changed once more
// meanwhile.
sample({ clock: acknowledgeFx.finally, target: cartRefreshRequested });
