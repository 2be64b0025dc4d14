/**
 * The cart machine: a pure function from state and event to state and effects. Pages show the server's last
 * cart with the shopper's pending updates applied to it. An update shows at once, and a refused one
 * disappears again. The table of states and events: docs/architecture/cart.md#states.
 */
import { toCartState } from '../to-cart-state.ts';
import type { CartEvent, CartEventOf } from './events.ts';
import { onReadDone, onReadFailed, onTabShown, requestRead, startDueRead } from './read.ts';
import { leaveAccount, onShopperIdentified } from './session.ts';
import { confirmedCart, type MachineState, shownCart } from './state.ts';
import { continueWith, type Step, step } from './step.ts';
import { onPageReloaded, onStoredCartLoaded, onStoredCartReloaded } from './stored.ts';
import {
  dropUndone,
  onUpdateAbandoned,
  onUpdateRequested,
  onWriteDone,
  onWriteFailed,
  sendNextUpdate,
} from './update.ts';

const HANDLERS: {
  [Kind in CartEvent['kind']]: (state: MachineState, event: CartEventOf<Kind>) => Step;
} = {
  cartRequested: (state) => step(state, { kind: 'loadStoredCart' }),
  storedCartLoaded: onStoredCartLoaded,
  storedCartChanged: (state) => step(state, { kind: 'reloadStoredCart' }),
  storedCartReloaded: onStoredCartReloaded,
  pageRestored: (state) => step(state, { kind: 'reloadPage' }),
  pageReloaded: onPageReloaded,
  refreshRequested: (state) => step(requestRead(state)),
  readDone: onReadDone,
  readFailed: onReadFailed,
  updateRequested: onUpdateRequested,
  updateAbandoned: onUpdateAbandoned,
  writeDone: onWriteDone,
  writeFailed: onWriteFailed,
  networkChanged: (state, { isOnline }) =>
    step(isOnline ? requestRead({ ...state, isOnline }) : { ...state, isOnline }),
  tabShown: onTabShown,
  sessionChanged: (state, { session }) => step(state, { kind: 'identifyShopper', session }),
  shopperIdentified: onShopperIdentified,
  // The shopper is a guest, and this browser still has an account's cart.
  accountCartFound: leaveAccount,
  couponChanged: (state, { coupon }) =>
    step(requestRead(state.kind === 'unloaded' ? state : { ...state, cart: { ...state.cart, coupon } })),
  changesDismissed: (state) =>
    step(state.kind === 'unloaded' ? state : { ...state, cart: { ...state.cart, changes: [] } }),
};

const handle = <Kind extends CartEvent['kind']>(state: MachineState, event: CartEventOf<Kind>): Step =>
  HANDLERS[event.kind as Kind](state, event);

/** Publishes `cart.state` when it differs from the published one. */
const publishChange = (state: MachineState): Step => {
  const cart = shownCart(confirmedCart(state), state.updates);
  if (!cart) return step(state);
  const isUnread = state.kind === 'unread' || state.kind === 'unloaded';
  const published = toCartState(cart, isUnread);
  if (JSON.stringify(published) === JSON.stringify(state.published)) return step(state);
  return step({ ...state, published }, { kind: 'publish', state: published });
};

/** After each event: drop updates that must not be sent again, send the next update, then start a requested read, then publish. */
export const transition = (state: MachineState, event: CartEvent): Step =>
  continueWith(handle(state, event), dropUndone, sendNextUpdate, startDueRead, publishChange);
