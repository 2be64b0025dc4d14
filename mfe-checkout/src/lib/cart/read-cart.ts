/** Runs the machine's effect `read`. */
import { readCart } from 'shared-contracts/api/shopping-cart';
import type { HostServices } from 'shared-contracts/host';
import { withCartLock } from './cart-lock.ts';
import { logFailure } from './log-failure.ts';
import type { CartEffect } from './machine/effects.ts';
import type { CartEvent } from './machine/events.ts';
import { ensureCartId, isCartNotFound, isOnline } from './open-cart.ts';

export const readServerCart = async (
  host: HostServices,
  { version, cartId }: Extract<CartEffect, { kind: 'read' }>,
): Promise<CartEvent> => {
  const read = async () => host.api.call(readCart, { query: { cart_id: await ensureCartId(host, cartId) } });
  try {
    // Without an id, the read may open a cart. That is a write, so it needs the exclusive lock.
    const { data } = await withCartLock(cartId ? 'shared' : 'exclusive', read);
    return { kind: 'readDone', version, cart: data };
  } catch (error) {
    if (!isCartNotFound(error) && isOnline()) logFailure(host, 'cart', error);
    return { kind: 'readFailed', version, isLost: isCartNotFound(error) };
  }
};
