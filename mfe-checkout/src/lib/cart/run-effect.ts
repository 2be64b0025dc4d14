/**
 * Runs the effects of the cart machine. The result of an effect, if it has one, is the machine's next event.
 */

import { readCart } from 'shared-contracts/api/shopping-cart';
import { cartState, type SessionState } from 'shared-contracts/bus/topics';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import type { HostServices } from 'shared-contracts/host';
import { localStore } from '../storage.ts';
import { withCartLock } from './cart-lock.ts';
import { logFailure } from './log-failure.ts';
import type { CartEffect, CartEffectOf } from './machine/effects.ts';
import type { CartEvent } from './machine/events.ts';
import type { Shopper } from './machine/state.ts';
import { ensureCartId, isCartNotFound, isOnline } from './open-cart.ts';
import { forgetCart, isAccountCartStored, readStoredCart, storeCart } from './stored-cart.ts';
import {
  forgetAllUpdates,
  forgetUpdates,
  forgetUpdateUnlessLeaving,
  readStoredUpdates,
  storeUpdate,
} from './stored-updates.ts';
import { writeUpdate } from './write-update.ts';

const readServerCart = async (
  { version, cartId }: CartEffectOf<'read'>,
  host: HostServices,
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

/**
 * The shell also publishes `guest` when it cannot reach the API. The browser then still has the stored
 * session.
 */
const toShopper = (session: SessionState): Shopper => {
  if (session.kind === 'customer') return { kind: 'customer', id: session.id };
  if (session.kind === 'unknown') return { kind: 'restoring' };
  return localStore.read(STORAGE_KEYS.session) === null ? { kind: 'guest' } : { kind: 'unreachable' };
};

// biome-ignore lint/suspicious/noConfusingVoidType: most effects return nothing.
type Result = CartEvent | undefined | void;

const readStorage = () => ({
  stored: readStoredCart(),
  updates: readStoredUpdates(),
  isOnline: isOnline(),
});

const RUNNERS: {
  [Kind in CartEffect['kind']]: (effect: CartEffectOf<Kind>, host: HostServices) => Result | Promise<Result>;
} = {
  loadStoredCart: () => ({ kind: 'storedCartLoaded', ...readStorage() }),
  reloadPage: () => ({ kind: 'pageReloaded', ...readStorage() }),
  reloadStoredCart: () => ({ kind: 'storedCartReloaded', stored: readStoredCart() }),
  storeCart: ({ cart }) => storeCart(cart),
  forgetCart,
  storeUpdate: ({ update }) => storeUpdate(update),
  forgetUpdates: ({ updates }) => forgetUpdates(updates),
  forgetUpdateUnlessLeaving: ({ update }) => forgetUpdateUnlessLeaving(update),
  forgetAllUpdates,
  identifyShopper: ({ session }) => ({ kind: 'shopperIdentified', shopper: toShopper(session) }),
  seekAccountCart: () => (isAccountCartStored() ? { kind: 'accountCartFound' } : undefined),
  read: readServerCart,
  write: (effect, host) => writeUpdate(host, effect),
  publish: ({ state }, host) => host.bus.publish(cartState, state),
  reply: ({ replies, result }) => {
    for (const { done, fail } of replies) 'result' in result ? done(result.result) : fail(result.error);
  },
  // Other models react to announcements. There is nothing to run.
  announceFailure: () => {},
  announceAccountLeft: () => {},
};

export const runEffect = <Kind extends CartEffect['kind']>(
  host: HostServices | null,
  effect: CartEffectOf<Kind>,
): Result | Promise<Result> => {
  if (!host) throw new Error('The cart was used before its remote was given a host');
  return RUNNERS[effect.kind as Kind](effect, host);
};
