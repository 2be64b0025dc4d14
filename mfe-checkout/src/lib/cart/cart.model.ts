/**
 * The cart: one model for the cart service and the pages. What is shown is the server's last word with the shopper's
 * pending wishes upon it, so a wish shows at once and a refused one takes itself back (DESIGN §5, SPEC §4 "Cart").
 * Over 250 lines: reading, wishing and writing settle one cart together, and are understood only side by side.
 */
import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { readCart } from 'shared-contracts/api/shopping-cart';
import type { Cart } from 'shared-contracts/api/shopping-cart.schema';
import { type CartState, type CartUpdateResult, cartState } from 'shared-contracts/bus/topics';
import { $host, createPublishEffect } from 'shared-kit/host';
import { isRefusal } from '../is-refusal.ts';
import { inTurn } from './cart-lock.ts';
import { forgetAllWishes, forgetUnlessLeft, forgetWishes, keepWish, readKeptWishes } from './kept-wishes.ts';
import { logFailure } from './log-failure.ts';
import { $mayHaveAccountCart, $shopper, customerCame, customerChanged, guestKnown } from './shopper.model.ts';
import {
  EMPTY_CART,
  forgetCart,
  isAccountCartStored,
  readStoredCart,
  readStoredCartId,
  storeCart,
} from './stored-cart.ts';
import {
  type Answer,
  afterSignOut,
  type LastWishes,
  type PlacedWish,
  placeWish,
  postponed,
  putBack,
  takeKept,
  takeWish,
  toCartState,
  toUpdateResult,
  type Wish,
  type WishRequest,
  withWishes,
} from './wishes.ts';
import { isLost, isOnline, isUnsent, openCart, writeLine } from './write-line.ts';

/** A page or the service needs the cart: the stored one at once, then the server's. */
export const cartRequested = createEvent();
/** The server may know better than we do. */
export const cartRefreshRequested = createEvent();
/** Another tab wrote the stored cart. */
export const cartStoredElsewhere = createEvent();
/** The shopper wants this many of an item. */
export const lineWished = createEvent<Omit<WishRequest, 'at'>>();
/** The sender of a command no longer waits. */
export const wishAbandoned = createEvent<AbortSignal>();
/** The browser has a network again, or has lost it. */
export const networkChanged = createEvent<boolean>();
/** The tab came to the front: another device may have changed the account's cart. */
export const tabShown = createEvent();
/** The customer's session is over: nothing of the account's cart stays in this browser. */
export const accountLeft = createEvent();
/** The shopper has seen what changed in the cart. */
export const changesDismissed = createEvent<unknown>();
/** A coupon was put on the cart or taken off it. */
export const couponHeard = createEvent<Cart['coupon']>();

const wishPlaced = createEvent<PlacedWish>();
const cartAnswered = createEvent<Cart>();
const cartHeard = createEvent<Cart>();
const cartLost = createEvent();

const loadStoredCartFx = createEffect(() => ({
  ...readStoredCart(),
  kept: readKeptWishes(),
  isOnline: isOnline(),
}));
const reloadStoredCartFx = createEffect(readStoredCart);
const readCartIdFx = createEffect(readStoredCartId);
const storeCartFx = createEffect(storeCart);
const forgetCartFx = createEffect(forgetCart);
/** Whether the browser still keeps the cart of a customer. */
const seekAccountCartFx = createEffect(isAccountCartStored);
const keepWishFx = createEffect(keepWish);
const forgetAllWishesFx = createEffect(forgetAllWishes);
const forgetWishesFx = createEffect(forgetWishes);
const forgetUnlessLeftFx = createEffect(forgetUnlessLeft);
const publishCartStateFx = createPublishEffect(cartState);
const answerFx = createEffect(
  ({
    answers,
    end,
  }: {
    answers: readonly Answer[];
    end: { result: CartUpdateResult } | { error: unknown };
  }) => {
    for (const { done, fail } of answers) 'result' in end ? done(end.result) : fail(end.error);
  },
);

/** Signed id of this browser's cart; null until its first write. */
export const $cartId = createStore<string | null>(null, { serialize: 'ignore' });
const $settledCart = createStore<Cart | null>(null, { serialize: 'ignore' });
const $wishes = createStore<readonly Wish[]>([], { serialize: 'ignore' });
const $lastWishes = createStore<LastWishes>({}, { serialize: 'ignore' });
const $answers = createStore<readonly { slot: number; answer: Answer; signal?: AbortSignal }[]>([], {
  serialize: 'ignore',
});
/** Counts reads and writes: a read that something has overtaken is not believed. */
const $epoch = createStore(0, { serialize: 'ignore' });
/** Something may have changed the cart while a write was under way: it is read once that is answered. */
const $isReadOwed = createStore(false, { serialize: 'ignore' });
/** Whether the browser has a network. */
export const $isOnline = createStore(true, { serialize: 'ignore' });
/** How far the cart is the server's word in this document. */
export const $cartFreshness = createStore<'unread' | 'fresh' | 'failed'>('unread', { serialize: 'ignore' });

/** The cart as the shopper wants it; null until the stored one was read. */
export const $cart = combine($settledCart, $wishes, (cart, wishes) =>
  cart || wishes.length > 0 ? withWishes(cart ?? EMPTY_CART, wishes) : null,
);
export const $isCartPending = $wishes.map((wishes) => wishes.length > 0);
/** Something was sent, or is about to be. Without a network nothing is. */
export const $isCartBusy = combine($isCartPending, $isOnline, (isPending, isOn) => isPending && isOn);
const $cartState = createStore<CartState | null>(null, {
  serialize: 'ignore',
  updateFilter: (next, before) => JSON.stringify(next) !== JSON.stringify(before),
});

const readCartFx = attach({
  source: { host: $host, cartId: $cartId },
  effect({ host, cartId }, _epoch: number) {
    if (!host) throw new Error('The cart was used before its remote was given a host');
    const read = async () => {
      // Storage first: another tab may have opened a cart meanwhile.
      const id = readStoredCartId() ?? cartId ?? (await openCart(host));
      return host.api.call(readCart, { query: { cart_id: id } });
    };
    return inTurn(cartId ? 'shared' : 'exclusive', read).catch((error) => {
      if (!isLost(error) && isOnline()) logFailure(host, 'cart', error);
      throw error;
    });
  },
});

const writeLineFx = attach({
  source: { host: $host, cartId: $cartId },
  effect({ host, cartId }, wish: Wish) {
    if (!host) throw new Error('The cart was used before its remote was given a host');
    return writeLine(host, cartId, wish);
  },
});
/** A wish failed and was taken back. */
export const lineFailed = sample({
  clock: writeLineFx.fail,
  filter: ({ error }) => !isUnsent(error),
  fn: ({ params, error }) => ({ wish: params, error }),
});

// The stored cart.
sample({ clock: cartRequested, target: loadStoredCartFx });
const cartFirstLoaded = sample({
  clock: loadStoredCartFx.doneData,
  source: $settledCart,
  filter: (cart) => cart === null,
  fn: (_, stored) => stored,
});
$settledCart.on(cartFirstLoaded, (_, { cart }) => cart);
$wishes.on(cartFirstLoaded, (wishes, { kept }) => takeKept(wishes, kept));
sample({
  clock: loadStoredCartFx.doneData,
  filter: ({ id }) => id !== null,
  fn: ({ id }) => id,
  target: $cartId,
});
sample({
  clock: loadStoredCartFx.doneData,
  source: { id: $cartId, mayHaveOne: $mayHaveAccountCart },
  filter: ({ id, mayHaveOne }) => id !== null || mayHaveOne,
  fn: () => undefined,
  target: cartRefreshRequested,
});
sample({
  clock: [loadStoredCartFx.doneData, guestKnown],
  source: { id: $cartId, shopper: $shopper, cart: $settledCart },
  filter: ({ id, shopper, cart }) => id === null && shopper.kind === 'guest' && cart !== null,
  fn: () => 'fresh' as const,
  target: $cartFreshness,
});
sample({ clock: cartStoredElsewhere, target: reloadStoredCartFx });
sample({ clock: reloadStoredCartFx.doneData, fn: ({ cart }) => cart, target: $settledCart });
sample({ clock: reloadStoredCartFx.doneData, fn: ({ id }) => id, target: $cartId });
// A read under way may be older than what the other tab knows: it is not believed, and made again.
sample({
  clock: reloadStoredCartFx.done,
  source: readCartFx.pending,
  filter: Boolean,
  target: cartRefreshRequested,
});

// Reading.
$epoch.on(readCartFx, (_, epoch) => epoch).on([writeLineFx, writeLineFx.finally], (epoch) => epoch + 1);
const $isWriting = $wishes.map((wishes) => wishes.some(({ sent }) => sent));
const readDue = sample({
  clock: cartRefreshRequested,
  source: $isWriting,
  filter: (isWriting) => !isWriting,
});
const owedReadDue = sample({
  clock: writeLineFx.finally,
  source: { isOwed: $isReadOwed, isWriting: $isWriting },
  filter: ({ isOwed, isWriting }) => isOwed && !isWriting,
});
$isReadOwed.on(cartRefreshRequested, () => true).reset(readCartFx);
sample({
  clock: [readDue, owedReadDue],
  source: { epoch: $epoch, cartId: $cartId, mayHaveOne: $mayHaveAccountCart },
  filter: ({ cartId, mayHaveOne }) => cartId !== null || mayHaveOne,
  fn: ({ epoch }) => epoch + 1,
  target: readCartFx,
});
sample({
  clock: readCartFx.done,
  source: $epoch,
  filter: (epoch, { params }) => epoch === params,
  fn: (_, { result }) => result.data,
  target: cartAnswered,
});
// The API knows the account's cart only with the customer's token: without one the stored cart is kept for now.
sample({
  clock: readCartFx.failData,
  source: $shopper,
  filter: ({ kind }, error) => isLost(error) && kind === 'guest',
  fn: () => undefined,
  target: cartLost,
});
sample({
  clock: readCartFx.fail,
  source: { epoch: $epoch, shopper: $shopper },
  filter: ({ epoch, shopper }, { params, error }) =>
    epoch === params && !(isLost(error) && shopper.kind === 'guest'),
  fn: () => 'failed' as const,
  target: $cartFreshness,
});
sample({
  clock: tabShown,
  source: { isReading: readCartFx.pending, cart: $settledCart },
  filter: ({ isReading, cart }) => !isReading && cart !== null,
  fn: () => undefined,
  target: cartRefreshRequested,
});

// Wishes, one after the other.
sample({
  clock: lineWished,
  source: { wishes: $wishes, last: $lastWishes, cart: $settledCart, isOnline: $isOnline },
  fn: ({ isOnline, ...state }, request) => {
    const timed = { ...request, at: Date.now() };
    return placeWish(state, isOnline ? timed : postponed(timed));
  },
  target: wishPlaced,
});
$wishes.on(wishPlaced, takeWish);
$lastWishes
  .on(wishPlaced, (last, { kind, request: { item, qty, at } }) =>
    kind === 'skipped' ? last : { ...last, [item.sku]: { qty, at } },
  )
  .on(writeLineFx.fail, (last, { params }) => {
    const { [params.item.sku]: _, ...rest } = last;
    return rest;
  });
/** Its sender waits for nothing: it was just done, or there is no network. */
const isAnswered = ({ kind, request }: PlacedWish): boolean => kind === 'skipped' || request.isLate === true;
$answers
  .on(wishPlaced, (answers, placed) => {
    const { answer, signal } = placed.request;
    return answer && !isAnswered(placed) ? [...answers, { slot: placed.slot, answer, signal }] : answers;
  })
  .on(wishAbandoned, (answers, ended) => answers.filter(({ signal }) => signal !== ended));
sample({
  clock: wishPlaced,
  source: $cart,
  filter: (_, placed) => isAnswered(placed),
  fn: (cart, { request: { answer } }) => ({
    answers: answer ? [answer] : [],
    end: { result: toUpdateResult(cart ?? EMPTY_CART) },
  }),
  target: answerFx,
});
// Those of an earlier page wait for the first read: what another tab has done meanwhile is known by then.
sample({
  clock: [wishPlaced, $cartFreshness, writeLineFx.finally, $isOnline],
  source: { wishes: $wishes, isOnline: $isOnline },
  filter: ({ wishes: [next], isOnline }) => isOnline && next?.sent === false,
  fn: ({ wishes: [next] }) => next as Wish,
  target: writeLineFx,
});
const wishesDropped = sample({
  clock: wishAbandoned,
  source: $wishes,
  fn: (wishes, signal) => wishes.filter((wish) => !wish.sent && wish.signal === signal),
});
$wishes
  .on(writeLineFx, (wishes, { slot }) =>
    wishes.map((wish) => (wish.slot === slot ? { ...wish, sent: true } : wish)),
  )
  .on(writeLineFx.finally, (wishes, end) =>
    end.status === 'fail' && isUnsent(end.error)
      ? putBack(wishes, end.params)
      : wishes.filter(({ slot }) => slot !== end.params.slot),
  )
  .on(wishesDropped, (wishes, dropped) => wishes.filter((wish) => !dropped.includes(wish)));
sample({ clock: writeLineFx.doneData, target: cartAnswered });
sample({
  clock: writeLineFx.finally,
  source: { waiting: $answers, cart: $cart },
  fn: ({ waiting, cart }, end) => ({
    answers: waiting.filter(({ slot }) => slot === end.params.slot).map(({ answer }) => answer),
    end:
      end.status === 'fail' && !isUnsent(end.error)
        ? { error: end.error }
        : { result: toUpdateResult(end.status === 'done' ? end.result : (cart ?? EMPTY_CART)) },
  }),
  target: answerFx,
});
$answers.on(answerFx, (waiting, { answers }) => waiting.filter(({ answer }) => !answers.includes(answer)));
// What a failed write left behind only the server knows; the cart itself may have been opened for it.
sample({ clock: writeLineFx.fail, fn: () => undefined, target: readCartIdFx });
$cartId.on(readCartIdFx.doneData, (id, stored) => stored ?? id);
sample({ clock: [readCartIdFx.done, wishAbandoned], fn: () => undefined, target: cartRefreshRequested });

// The network. Without one, wishes are shown, kept, and sent when it is back.
$isOnline
  .on(loadStoredCartFx.doneData, (_, stored) => stored.isOnline)
  .on(networkChanged, (_, isOn) => isOn)
  .on(writeLineFx.failData, (isOn, error) => (isUnsent(error) ? false : isOn));
sample({ clock: networkChanged, filter: Boolean, fn: () => undefined, target: cartRefreshRequested });

// Wishes outlive a page that is left before the server has answered.
sample({
  clock: wishPlaced,
  filter: ({ kind }) => kind === 'queued' || kind === 'replaced',
  fn: ({ request }) => request,
  target: keepWishFx,
});
sample({
  clock: writeLineFx.finally,
  filter: (end) => end.status === 'done' || isRefusal(end.error),
  fn: ({ params }) => [params],
  target: forgetWishesFx,
});
sample({ clock: wishesDropped, target: forgetWishesFx });
sample({
  clock: lineFailed,
  filter: ({ wish, error }) => wish.by !== 'earlier' && !isRefusal(error),
  fn: ({ wish }) => wish,
  target: forgetUnlessLeftFx,
});

// A customer comes and goes.
sample({
  clock: customerCame,
  source: $settledCart,
  filter: (cart) => cart !== null,
  fn: () => undefined,
  target: cartRefreshRequested,
});
sample({ clock: guestKnown, target: seekAccountCartFx });
sample({
  clock: seekAccountCartFx.doneData,
  filter: Boolean,
  fn: () => undefined,
  target: accountLeft,
});
sample({ clock: customerChanged, target: accountLeft });
$epoch.on(accountLeft, (epoch) => epoch + 1);
sample({ clock: accountLeft, target: [forgetCartFx, forgetAllWishesFx] });
sample({
  clock: accountLeft,
  source: $answers,
  fn: (waiting) => ({
    answers: waiting.map(({ answer }) => answer),
    end: { result: toUpdateResult(EMPTY_CART) },
  }),
  target: answerFx,
});
$wishes.on(accountLeft, afterSignOut);
$lastWishes.reset(accountLeft);
// An answer to what the customer asked before signing out comes too late.
sample({
  clock: cartAnswered,
  source: $shopper,
  filter: ({ kind }, { owner }) => !(kind === 'guest' && owner === 'account'),
  fn: (_, cart) => cart,
  target: cartHeard,
});

// The server's word.
$settledCart
  .on(accountLeft, (cart) => cart && EMPTY_CART)
  .on(cartHeard, (_, cart) => cart)
  .on(cartLost, () => EMPTY_CART)
  .on(changesDismissed, (cart) => cart && { ...cart, changes: [] })
  .on(couponHeard, (cart, coupon) => cart && { ...cart, coupon });
$cartId.on(cartHeard, (_, { id }) => id).on([cartLost, accountLeft], () => null);
$cartFreshness
  .on([cartHeard, cartLost, accountLeft], () => 'fresh')
  // The account's cart is not known yet: an empty one on screen says nothing.
  .on(customerCame, () => 'unread');
sample({ clock: cartHeard, target: storeCartFx });
sample({ clock: cartLost, target: forgetCartFx });
// The other tabs hear of it, too.
sample({ clock: couponHeard, fn: () => undefined, target: cartRefreshRequested });

// What the rest of the shop hears.
sample({ clock: $cart, filter: Boolean, fn: toCartState, target: $cartState });
sample({ clock: $cartState, filter: Boolean, target: publishCartStateFx });
