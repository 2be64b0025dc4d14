import { attach, createEvent, createStore, sample } from 'effector';
import { type CartUpdate, cartState, cartUpdate } from 'shared-contracts/bus/topics';
import { lineName } from 'shared-contracts/domain/line-name';
import { createCommandEffect, fromTopic, openDialogFx, trackFx } from '../host.ts';
import { $locale } from '../locale.ts';
import { addFailureDialog } from './add-failure.ts';
import { cartChangeEntry } from './analytics.ts';
import type { CartAddition, Quantities } from './cart-addition.ts';

export const qtyChosen = createEvent<{ sku: string; qty: number }>();
export const formatChosen = createEvent<{ product: string; format: string }>();
export const addClicked = createEvent<CartAddition>();
/** The confirmation of an addition was visible long enough and can disappear. */
export const addedSeen = createEvent();
const cartHeard = fromTopic(cartState);

const updateCartFx = createCommandEffect(cartUpdate);
const trackCartChangeFx = attach({ effect: trackFx });
const openFailureFx = attach({ effect: openDialogFx });

/** Quantities in the cart. The remote checkout publishes them in the browser, so the server has none. */
export const $cartQty = createStore<Quantities>({}, { serialize: 'ignore' });
export const $chosenQty = createStore<Quantities>({}, { serialize: 'ignore' });
export const $chosenFormat = createStore<Readonly<Record<string, string>>>({}, { serialize: 'ignore' });
/** Skus with a pending update. */
export const $busySkus = createStore<readonly string[]>([], { serialize: 'ignore' });
/** Last successful cart update with its new quantity, while the page shows the confirmation. */
export const $added = createStore<{ sku: string; name: string; qty: number } | null>(null, {
  serialize: 'ignore',
});

const without = (chosen: Quantities, gone: (sku: string) => boolean): Quantities =>
  Object.fromEntries(Object.entries(chosen).filter(([sku]) => !gone(sku)));

$chosenQty.on(qtyChosen, (chosen, { sku, qty }) => ({ ...chosen, [sku]: qty }));
$chosenFormat.on(formatChosen, (chosen, { product, format }) => ({ ...chosen, [product]: format }));

// Quantities before and after a cart message. Forget the choice of each sku whose quantity changed.
const cartChanged = sample({
  clock: cartHeard,
  source: $cartQty,
  fn: (before, { lines }) => ({
    before,
    after: Object.fromEntries(lines.map(({ sku, qty }) => [sku, qty])) as Quantities,
  }),
});
$chosenQty.on(cartChanged, (chosen, { before, after }) =>
  without(chosen, (sku) => before[sku] !== after[sku]),
);
sample({ clock: cartChanged, fn: ({ after }) => after, target: $cartQty });
// Restore the choice after a failed update, for a retry: a reverted optimistic update has removed it.
$chosenQty.on(updateCartFx.fail, (chosen, { params: { item, qty } }) => ({ ...chosen, [item.sku]: qty }));

sample({
  clock: addClicked,
  fn: ({ item, qty, inCart }): CartUpdate => ({ item, qty, previousQty: inCart }),
  target: updateCartFx,
});
$busySkus
  .on(updateCartFx, (busy, { item }) => [...busy, item.sku])
  .on(updateCartFx.finally, (busy, { params }) => busy.filter((sku) => sku !== params.item.sku));

$added
  .on(updateCartFx.done, (_, { params: { item, qty } }) => ({ sku: item.sku, name: lineName(item), qty }))
  .reset(addClicked, qtyChosen, addedSeen);
sample({
  clock: updateCartFx.done,
  filter: ({ params }) => cartChangeEntry(params) !== null,
  fn: ({ params }) => cartChangeEntry(params) as NonNullable<ReturnType<typeof cartChangeEntry>>,
  target: trackCartChangeFx,
});
sample({
  clock: updateCartFx.failData,
  source: $locale,
  fn: (locale, error) => addFailureDialog(error, locale),
  target: openFailureFx,
});
