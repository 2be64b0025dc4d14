/** Line updates: queue them, send them one after the other, and settle the commands that wait for them. */
import { EMPTY_CART } from '../goods-of.ts';
import { toUpdateResult } from '../to-cart-state.ts';
import type { CartEffect, ReplyResult } from './effects.ts';
import type { CartEventOf } from './events.ts';
import {
  defer,
  enqueue,
  isUndone,
  type LineUpdate,
  type Placement,
  placeUpdate,
  quantityOn,
  type RecentUpdates,
  requeue,
  withoutSlot,
} from './line-updates.ts';
import { acceptCart, requestRead } from './read.ts';
import { confirmedCart, type MachineState, mayHaveServerCart, shownCart } from './state.ts';
import { continueWith, type Step, step } from './step.ts';

const resultOf = (state: MachineState): ReplyResult => ({
  result: toUpdateResult(shownCart(confirmedCart(state), state.updates) ?? EMPTY_CART),
});

const remember = (
  recent: RecentUpdates,
  { kind, request: { item, qty, add, at } }: Placement,
): RecentUpdates => (kind === 'skipped' ? recent : { ...recent, [item.sku]: { qty, add, at } });

/** The command waits for the server, unless the update was just done or there is no network. */
const replyOrWait = (state: MachineState, { kind, slot, request }: Placement): Step => {
  const { reply, signal } = request;
  if (!reply) return step(state);
  if (kind === 'skipped' || request.isDeferred)
    return step(state, { kind: 'reply', replies: [reply], result: resultOf(state) });
  return step({ ...state, waiters: [...state.waiters, { slot, reply, signal }] });
};

export const onUpdateRequested = (
  before: MachineState,
  { request }: CartEventOf<'updateRequested'>,
): Step => {
  const { updates, recent, isOnline } = before;
  const placement = placeUpdate(
    { updates, recent, cart: confirmedCart(before) },
    isOnline ? request : defer(request),
  );
  const state = {
    ...before,
    updates: enqueue(updates, placement),
    recent: remember(recent, placement),
  };
  const isNew = placement.kind === 'queued' || placement.kind === 'replaced';
  const effects: CartEffect[] = isNew ? [{ kind: 'storeUpdate', update: placement.request }] : [];
  return continueWith(step(state, ...effects), (next) => replyOrWait(next, placement));
};

/** Drops unsent updates of a command whose sender stopped waiting. A sent one ends by its own signal. */
export const onUpdateAbandoned = (before: MachineState, { signal }: CartEventOf<'updateAbandoned'>): Step => {
  const dropped = before.updates.filter((update) => !update.isSent && update.signal === signal);
  const state = {
    ...before,
    updates: before.updates.filter((update) => !dropped.includes(update)),
    waiters: before.waiters.filter((waiter) => waiter.signal !== signal),
  };
  const effects: CartEffect[] = dropped.length > 0 ? [{ kind: 'forgetUpdates', updates: dropped }] : [];
  return step(requestRead(state), ...effects);
};

/**
 * Updates of the previous page wait for the first read, which shows what other tabs have done meanwhile. A
 * new update of this page ends the wait.
 */
const isHeld = ({ kind, updates }: MachineState): boolean =>
  kind === 'unread' && updates.every(({ source }) => source === 'previousPage');

/**
 * An addition needs the cart that the server holds: until then it has no absolute quantity. An update that was sent
 * before is compared with that cart first (`dropUndone`).
 */
const needsRead = (state: MachineState, { add, sent }: LineUpdate): boolean =>
  (add !== undefined || sent !== undefined) &&
  (state.kind === 'unloaded' ||
    (state.isReadDue && mayHaveServerCart(state)) ||
    state.readsInFlight > 0 ||
    (state.kind === 'unread' && state.shopper.kind === 'restoring'));

const versionOf = (state: MachineState): LineUpdate['sent'] => {
  if (state.kind !== 'fresh' || state.cart.version === undefined) return undefined;
  return { cartId: state.cart.id, version: state.cart.version };
};

/**
 * Sends the first update of the queue unless it is already sent, the browser is offline, or it waits for a read.
 * An addition becomes an absolute quantity here, so that sending it again adds nothing.
 */
export const sendNextUpdate = (state: MachineState): Step => {
  const [next, ...rest] = state.updates;
  if (!next || next.isSent || !state.isOnline || isHeld(state) || needsRead(state, next)) return step(state);
  const update = {
    ...next,
    qty: quantityOn(confirmedCart(state), next),
    add: undefined,
    sent: versionOf(state) ?? next.sent,
  };
  return step(
    { ...state, version: state.version + 1, updates: [{ ...update, isSent: true }, ...rest] },
    { kind: 'write', update, stored: next, cartId: state.cartId },
  );
};

const replyToSlot =
  (slot: number, toResult: (state: MachineState) => ReplyResult) =>
  (state: MachineState): Step => {
    const replies = state.waiters.filter((waiter) => waiter.slot === slot).map(({ reply }) => reply);
    if (replies.length === 0) return step(state);
    const waiters = state.waiters.filter((waiter) => waiter.slot !== slot);
    return step({ ...state, waiters }, { kind: 'reply', replies, result: toResult(state) });
  };

/**
 * Drops updates of a page that was left, or that lost its connection, when the cart was changed since: sending them
 * again would bring a removed bottle back.
 */
export const dropUndone = (state: MachineState): Step => {
  if (state.kind !== 'fresh') return step(state);
  const { cart } = state;
  const undone = state.updates.filter((update) => isUndone(cart, update));
  if (undone.length === 0) return step(state);
  return continueWith(
    step(
      { ...state, updates: state.updates.filter((update) => !undone.includes(update)) },
      { kind: 'forgetUpdates', updates: undone },
    ),
    ...undone.map(({ slot }) => replyToSlot(slot, resultOf)),
  );
};

export const onWriteDone = (before: MachineState, { update, cart }: CartEventOf<'writeDone'>): Step => {
  const isDetached = before.updates.some(({ slot, isDetached }) => slot === update.slot && isDetached);
  const state = { ...before, updates: withoutSlot(before.updates, update.slot) };
  return continueWith(
    isDetached ? step(state) : acceptCart(state, cart),
    replyToSlot(update.slot, () => ({ result: toUpdateResult(cart) })),
    (next) => step(next, { kind: 'forgetUpdates', updates: [update] }),
  );
};

/** Only the server knows what became of a failed write, so each failure requests a read. */
export const onWriteFailed = (
  before: MachineState,
  { update, failure, storedId }: CartEventOf<'writeFailed'>,
): Step => {
  const { [update.item.sku]: _, ...recent } = before.recent;
  const state = { ...before, recent, cartId: storedId ?? before.cartId };
  const requested = (next: MachineState) => step(requestRead(next));
  if (failure.kind === 'unsent') {
    const queued = { ...state, isOnline: false, updates: requeue(state.updates, update) };
    // A newer addition includes this update now, so the next page must not count it as units to add.
    const grown = queued.updates.filter((one) => one.slot !== update.slot && !state.updates.includes(one));
    const effects = grown.map((one): CartEffect => ({ kind: 'storeUpdate', update: one }));
    return continueWith(step(queued, ...effects), replyToSlot(update.slot, resultOf), requested);
  }
  const { error } = failure;
  if (before.updates.some(({ slot, isDetached }) => slot === update.slot && isDetached))
    return requested({ ...state, updates: withoutSlot(state.updates, update.slot) });
  const effects: CartEffect[] = [{ kind: 'announceFailure', update, error }];
  if (failure.kind === 'refused') effects.push({ kind: 'forgetUpdates', updates: [update] });
  else if (update.source !== 'previousPage') effects.push({ kind: 'forgetUpdateUnlessLeaving', update });
  return continueWith(
    step({ ...state, updates: withoutSlot(state.updates, update.slot) }, ...effects),
    replyToSlot(update.slot, () => ({ error })),
    requested,
  );
};
