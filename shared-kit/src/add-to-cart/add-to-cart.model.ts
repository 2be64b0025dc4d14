import { combine, createEvent, createStore, sample } from 'effector';
import { type CartUpdate, cartState, cartUpdate } from 'shared-contracts/bus/topics';
import { lineName } from 'shared-contracts/domain/line-name';
import { createCommandEffect, fromTopic, openDialogFx, trackFx } from '../host.ts';
import { $locale } from '../locale.ts';
import { addFailureDialog } from './add-failure.ts';
import { cartChangeEntry } from './analytics.ts';
import {
  afterUse,
  type CartAddition,
  type CounterChoice,
  type Quantities,
  startOf,
} from './cart-addition.ts';

export const counterUsed = createEvent<{ sku: string; choice: CounterChoice }>();
export const formatChosen = createEvent<{ product: string; format: string }>();
export const addClicked = createEvent<CartAddition>();
/** The confirmation of an addition was visible long enough and can disappear. */
export const addedSeen = createEvent();
const cartHeard = fromTopic(cartState);

const updateCartFx = createCommandEffect(cartUpdate);

interface KnownCart {
  qty: Quantities;
  /** The server has confirmed the quantities, or this browser has no cart. */
  isRead: boolean;
}
type Counters = Readonly<Record<string, CounterChoice>>;

const without = (counters: Counters, gone: (sku: string) => boolean): Counters =>
  Object.fromEntries(Object.entries(counters).filter(([sku]) => !gone(sku)));
const withUse = (counters: Counters, [sku, used]: [string, CounterChoice]): Counters => ({
  ...counters,
  [sku]: afterUse(counters[sku], used),
});

/** The cart. The remote checkout publishes it in the browser, so the server has none. */
const $cart = createStore<KnownCart>({ qty: {}, isRead: false }, { serialize: 'ignore' });
export const $cartQty = $cart.map(({ qty }) => qty);
/** sku → the shopper's choice since the last click on the button. */
const $unsent = createStore<Counters>({}, { serialize: 'ignore' });
/** sku → the choice that a pending update sends and the cart does not show yet. */
const $sent = createStore<Counters>({}, { serialize: 'ignore' });
/** sku → the shopper's choice. */
export const $counters = combine($sent, $unsent, (sent, unsent) =>
  Object.entries(unsent).reduce(withUse, sent),
);
export const $chosenFormat = createStore<Readonly<Record<string, string>>>({}, { serialize: 'ignore' });
/** Skus with a pending update. */
export const $busySkus = createStore<readonly string[]>([], { serialize: 'ignore' });
/** Last successful cart update with its new quantity, while the page shows the confirmation. */
export const $added = createStore<{ sku: string; name: string; qty: number } | null>(null, {
  serialize: 'ignore',
});

$unsent.on(counterUsed, (unsent, { sku, choice }) => withUse(unsent, [sku, choice]));
$chosenFormat.on(formatChosen, (chosen, { product, format }) => ({ ...chosen, [product]: format }));

const cartChanged = sample({
  clock: cartHeard,
  source: { before: $cart, busy: $busySkus },
  fn: ({ before, busy }, { lines, isUnread = false }) => ({
    before,
    busy,
    after: {
      qty: Object.fromEntries(lines.map(({ sku, qty }) => [sku, qty])) as Quantities,
      isRead: !isUnread,
    },
  }),
});
// Forget the choice of each sku whose quantity changed. Steps at the counter while the button is busy stay: they count
// from the new quantity. The first read of the cart forgets none: it shows what the shopper could not see yet.
$unsent.on(cartChanged, (unsent, { before, after, busy }) =>
  before.isRead
    ? without(unsent, (sku) => !busy.includes(sku) && before.qty[sku] !== after.qty[sku])
    : unsent,
);
$sent
  .on(cartChanged, (sent, { before, after }) => without(sent, (sku) => before.qty[sku] !== after.qty[sku]))
  .on(updateCartFx.finally, (sent, { params }) => without(sent, (sku) => sku === params.item.sku));
sample({ clock: cartChanged, fn: ({ after }) => after, target: $cart });
// Restore the choice after a failed update, for a retry, with the steps since.
const updateFailed = sample({
  clock: updateCartFx.fail,
  source: $cartQty,
  fn: (cartQty, { params: { item, qty, add } }) => {
    const inCart = cartQty[item.sku] ?? 0;
    const choice: CounterChoice =
      add === undefined ? { units: qty } : { more: inCart + add - startOf(inCart) };
    return { sku: item.sku, choice };
  },
});
$unsent.on(updateFailed, (unsent, { sku, choice }) => ({
  ...unsent,
  [sku]: unsent[sku] ? afterUse(choice, unsent[sku]) : choice,
}));

sample({
  clock: addClicked,
  source: $cart,
  fn: ({ isRead }, { item, qty, inCart }): CartUpdate => {
    const change = qty - inCart;
    return { item, qty, previousQty: inCart, ...(!isRead && change >= 0 && { add: change }) };
  },
  target: updateCartFx,
});
const choiceSent = sample({
  clock: updateCartFx,
  source: $unsent,
  fn: (unsent, { item }) => ({ sku: item.sku, choice: unsent[item.sku] }),
});
$sent.on(choiceSent, (sent, { sku, choice }) => (choice ? { ...sent, [sku]: choice } : sent));
$unsent.on(choiceSent, (unsent, { sku }) => without(unsent, (one) => one === sku));
$busySkus
  .on(updateCartFx, (busy, { item }) => [...busy, item.sku])
  .on(updateCartFx.finally, (busy, { params }) => busy.filter((sku) => sku !== params.item.sku));

const updateDone = sample({
  clock: updateCartFx.done,
  source: $cartQty,
  fn: (cartQty, { params: { item, qty } }) => ({
    sku: item.sku,
    name: lineName(item),
    qty: cartQty[item.sku] ?? qty,
  }),
});
$added.on(updateDone, (_, added) => added).reset(addClicked, counterUsed, addedSeen);
sample({ clock: updateCartFx.done.filterMap(({ params }) => cartChangeEntry(params)), target: trackFx });
sample({
  clock: updateCartFx.failData,
  source: $locale,
  fn: (locale, error) => addFailureDialog(error, locale),
  target: openDialogFx,
});
