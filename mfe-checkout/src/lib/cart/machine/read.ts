/** Reading the cart from the server. */
import type { Cart } from 'shared-contracts/api/shopping-cart.schema';
import { EMPTY_CART } from '../goods-of.ts';
import type { CartEventOf } from './events.ts';
import { isWriting, type MachineState, mayHaveServerCart } from './state.ts';
import { type Step, step } from './step.ts';

/** Requests a read. Without a cart at the server there is nothing to read, unless a write is opening one. */
export const requestRead = (state: MachineState): MachineState =>
  mayHaveServerCart(state) || isWriting(state) ? { ...state, isReadDue: true } : state;

/**
 * Starts a requested read. A read during a write could be older than the write, so the read starts after the
 * write.
 */
export const startDueRead = (state: MachineState): Step => {
  if (!state.isReadDue || isWriting(state)) return step(state);
  if (!mayHaveServerCart(state)) return step({ ...state, isReadDue: false });
  const version = state.version + 1;
  const readsInFlight = state.readsInFlight + 1;
  return step(
    { ...state, isReadDue: false, version, readsInFlight },
    { kind: 'read', version, cartId: state.cartId },
  );
};

/** Takes over and stores the server's cart. Ignores an account's cart that arrives after the sign-out. */
export const acceptCart = (state: MachineState, cart: Cart): Step =>
  state.shopper.kind === 'guest' && cart.owner === 'account'
    ? step(state)
    : step({ ...state, kind: 'fresh', cart, cartId: cart.id }, { kind: 'storeCart', cart });

export const onReadDone = (before: MachineState, { version, cart }: CartEventOf<'readDone'>): Step => {
  const state = { ...before, readsInFlight: before.readsInFlight - 1 };
  return version === state.version ? acceptCart(state, cart) : step(state);
};

/**
 * Forgets a guest's cart that the server does not know. Any other shopper's cart stays stored: the API finds an
 * account's cart only with the customer's token, which may be missing while the session is being restored.
 */
export const onReadFailed = (before: MachineState, { version, isLost }: CartEventOf<'readFailed'>): Step => {
  const state = { ...before, readsInFlight: before.readsInFlight - 1 };
  if (isLost && state.shopper.kind === 'guest')
    return step({ ...state, kind: 'fresh', cart: EMPTY_CART, cartId: null }, { kind: 'forgetCart' });
  if (version !== state.version || state.kind === 'unloaded') return step(state);
  return step({ ...state, kind: 'failed' });
};

/** Another device may have changed the account's cart. A read in flight answers that already. */
export const onTabShown = (state: MachineState): Step =>
  step(state.kind === 'unloaded' || state.readsInFlight > 0 ? state : requestRead(state));
