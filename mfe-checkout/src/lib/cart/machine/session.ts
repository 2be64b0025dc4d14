/**
 * Sign-in loads the account's cart. The end of the session removes it from this browser
 * (docs/decisions/0036-account-cart.md).
 */
import { EMPTY_CART } from '../goods-of.ts';
import type { CartEventOf } from './events.ts';
import { detachSent } from './line-updates.ts';
import { requestRead } from './read.ts';
import { customerOf, type MachineState } from './state.ts';
import { answersToAll, continueWith, type Step, step } from './step.ts';
import { trustCartOfNewGuest } from './stored.ts';

/**
 * Removes the account's cart from this browser, because the session is over or another customer signed in.
 */
export const leaveAccount = (before: MachineState): Step => {
  const left = {
    ...before,
    cartId: null,
    updates: detachSent(before.updates),
    recent: {},
    waiters: [],
    version: before.version + 1,
  };
  const state: MachineState = left.kind === 'unloaded' ? left : { ...left, kind: 'fresh', cart: EMPTY_CART };
  return step(
    state,
    { kind: 'forgetCart' },
    { kind: 'forgetAllUpdates' },
    ...answersToAll(before, EMPTY_CART),
    { kind: 'announceAccountLeft' },
  );
};

/**
 * Marks the cart as unread and requests the account's cart. Until that read, an empty cart proves nothing.
 */
const enterAccount =
  (id: string) =>
  (before: MachineState): Step => {
    const state = { ...before, lastCustomer: id };
    return step(state.kind === 'unloaded' ? state : requestRead({ ...state, kind: 'unread' }));
  };

/**
 * A guest does not leave the account in this step: the checkout steps first learn that the session is over,
 * so that they do not redirect because the cart is empty.
 */
export const onShopperIdentified = (
  before: MachineState,
  { shopper }: CartEventOf<'shopperIdentified'>,
): Step => {
  const state = { ...before, shopper };
  const { lastCustomer } = before;
  if (shopper.kind === 'guest')
    return step(trustCartOfNewGuest({ ...state, lastCustomer: null }), { kind: 'seekAccountCart' });
  const id = customerOf(shopper);
  if (id === null || id === customerOf(before.shopper)) return step(state);
  const isAnother = lastCustomer !== null && lastCustomer !== id;
  return continueWith(isAnother ? leaveAccount(state) : step(state), enterAccount(id));
};
