/**
 * The cart in effector: one store with the machine's state, one stream of events, one runner of effects. All
 * rules are in `machine/`. Other models request changes by the exported events and read the exported stores.
 */
import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { Cart } from 'shared-contracts/api/shopping-cart.schema';
import { sessionState } from 'shared-contracts/bus/topics';
import { $host, fromTopic } from 'shared-kit/host';
import type { CartEffect } from './machine/effects.ts';
import type { CartEvent } from './machine/events.ts';
import type { UpdateRequest } from './machine/line-updates.ts';
import { confirmedCart, customerOf, INITIAL_STATE, shownCart } from './machine/state.ts';
import { type Step, step } from './machine/step.ts';
import { transition } from './machine/transition.ts';
import { runEffect } from './run-effect.ts';

// One stream of events.
const cartEvent = createEvent<CartEvent>();

/** A page or the service needs the cart: the stored one at once, then the server's. */
export const cartRequested = cartEvent.prepend<void>(() => ({ kind: 'cartRequested' }));
/** The server's cart may have changed. */
export const cartRefreshRequested = cartEvent.prepend<void>(() => ({ kind: 'refreshRequested' }));
/** Another tab wrote the stored cart. */
export const storedCartChanged = cartEvent.prepend<void>(() => ({ kind: 'storedCartChanged' }));
/** The page came back from the back/forward cache. */
export const pageRestored = cartEvent.prepend<void>(() => ({ kind: 'pageRestored' }));
/** The shopper wants this many of an item, or this many more. */
export const lineUpdateRequested = cartEvent.prepend<Omit<UpdateRequest, 'at'>>((request) => ({
  kind: 'updateRequested',
  request: { ...request, at: Date.now() },
}));
/** The sender of a `cart.update` command stopped waiting. */
export const updateAbandoned = cartEvent.prepend<AbortSignal>((signal) => ({
  kind: 'updateAbandoned',
  signal,
}));
/** true: the browser has a network again. false: it has none. */
export const networkChanged = cartEvent.prepend<boolean>((isOnline) => ({
  kind: 'networkChanged',
  isOnline,
}));
/** The tab came to the front. */
export const tabShown = cartEvent.prepend<void>(() => ({ kind: 'tabShown' }));
/** The shopper has seen the changes of the cart. */
export const changesDismissed = cartEvent.prepend<unknown>(() => ({ kind: 'changesDismissed' }));
/** A coupon was applied to the cart or removed from it. */
export const couponChanged = cartEvent.prepend<Cart['coupon']>((coupon) => ({
  kind: 'couponChanged',
  coupon,
}));
const sessionChanged = fromTopic(sessionState).map(
  (session): CartEvent => ({ kind: 'sessionChanged', session }),
);

// One runner of effects.
const runEffectFx = attach({ source: $host, effect: runEffect });
const runEffectsFx = createEffect((effects: readonly CartEffect[]) => Promise.all(effects.map(runEffectFx)));
const effectResult = runEffectFx.doneData.filterMap((result) => result ?? undefined);

// One store.
const $step = createStore<Step>(step(INITIAL_STATE), { serialize: 'ignore' }).on(
  [cartEvent, sessionChanged, effectResult],
  ({ state }, event) => transition(state, event),
);
// Unbatched: two events of one tick are two steps, and the effects of both have to run.
sample({
  clock: $step,
  filter: ({ effects }) => effects.length > 0,
  fn: ({ effects }) => effects,
  target: runEffectsFx,
  batch: false,
});

/** A write failed and its update was taken back. */
export const updateFailed = $step.updates.filterMap(({ effects }) =>
  effects.find((effect) => effect.kind === 'announceFailure'),
);
/**
 * The customer's session is over, or another customer signed in. The previous account's cart leaves this
 * browser.
 */
export const accountLeft = $step.updates.filterMap(({ effects }) =>
  effects.find((effect) => effect.kind === 'announceAccountLeft'),
);
/**
 * There is no session, or it is over. `accountLeft` follows when the browser still keeps an account's cart.
 */
export const guestIdentified = effectResult.filterMap((event) =>
  event.kind === 'shopperIdentified' && event.shopper.kind === 'guest' ? event : undefined,
);

const $state = $step.map(({ state }) => state);
const $updates = $state.map(({ updates }) => updates);
const $customerId = $state.map(({ shopper }) => customerOf(shopper));
/** A customer signed in, or the shell restored the session. */
export const customerIdentified = $customerId.updates.filterMap((id) => id ?? undefined);
/** Signed id of this browser's cart; null until its first write. */
export const $cartId = $state.map(({ cartId }) => cartId);
/** The cart that pages show: updates count as done. null until the stored cart was loaded. */
export const $cart = combine($state.map(confirmedCart), $updates, shownCart);
/** Whether the cart is the browser's (`unread`), the server's (`fresh`), or could not be read (`failed`). */
export const $cartFreshness = $state.map(({ kind }) => (kind === 'unloaded' ? 'unread' : kind));
export const $isOnline = $state.map(({ isOnline }) => isOnline);
export const $isCartPending = $updates.map((updates) => updates.length > 0);
/** Whether an update is being sent or will be sent at once. False while offline. */
export const $isCartBusy = combine($isCartPending, $isOnline, (isPending, isOn) => isPending && isOn);
