/** The cart in the browser's storage, which all tabs share. */
import type { CartEventOf } from './events.ts';
import { detachSent, enqueueStored } from './line-updates.ts';
import { requestRead } from './read.ts';
import type { MachineState } from './state.ts';
import { answersToAll, type Step, step } from './step.ts';

/** The server has no cart of a guest without an id, so the empty stored cart is the true one. */
export const trustCartOfNewGuest = (state: MachineState): MachineState =>
  state.kind !== 'unloaded' && state.cartId === null && state.shopper.kind === 'guest'
    ? { ...state, kind: 'fresh' }
    : state;

/**
 * Pages request the cart repeatedly. Only the first stored cart is taken over, since later ones may be older
 * than the cart on screen.
 */
export const onStoredCartLoaded = (
  before: MachineState,
  { stored, updates, isOnline }: CartEventOf<'storedCartLoaded'>,
): Step => {
  const state = { ...before, isOnline, cartId: stored.id ?? before.cartId };
  const loaded: MachineState =
    state.kind === 'unloaded'
      ? { ...state, kind: 'unread', cart: stored.cart, updates: enqueueStored(state.updates, updates) }
      : state;
  return step(trustCartOfNewGuest(requestRead(loaded)));
};

/**
 * Takes over the cart that another tab stored. A read in flight may be older than that tab's write, so a new
 * read replaces it.
 */
export const onStoredCartReloaded = (
  before: MachineState,
  { stored }: CartEventOf<'storedCartReloaded'>,
): Step => {
  const kind = before.kind === 'unloaded' ? 'unread' : before.kind;
  const state = { ...before, kind, cart: stored.cart, cartId: stored.id };
  return step(state.readsInFlight > 0 ? requestRead(state) : state);
};

/**
 * Starts again like a new page after the browser has restored this one from its back/forward cache: with the stored cart,
 * and the updates that no other page has finished or replaced. They wait until the cart was read. Answers the commands of
 * the page as it was left.
 */
export const onPageReloaded = (
  before: MachineState,
  { stored, updates, isOnline }: CartEventOf<'pageReloaded'>,
): Step => {
  const state: MachineState = {
    ...before,
    kind: 'unread',
    cart: stored.cart,
    cartId: stored.id,
    updates: enqueueStored(detachSent(before.updates), updates),
    recent: {},
    waiters: [],
    version: before.version + 1,
    isOnline,
  };
  return step(trustCartOfNewGuest(requestRead(state)), ...answersToAll(before, stored.cart));
};
