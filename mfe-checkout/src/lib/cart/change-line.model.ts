/**
 * Changes that the shopper makes to a line, on the cart page and in the panel
 * (docs/product/cart.md#cart-panel).
 */

import { createEvent, createStore, sample } from 'effector';
import type { Cart, CartLine } from 'shared-contracts/api/shopping-cart.schema';
import type { CartItem } from 'shared-contracts/bus/topics';
import { cartChangeEntry } from 'shared-kit/add-to-cart/analytics';
import { trackFx } from 'shared-kit/host';
import { $cart, lineUpdateRequested, updateFailed } from './cart.model.ts';
import './report-failure.model.ts';

interface LineChange {
  line: CartLine;
  /** Absolute; 0 removes. */
  qty: number;
  /** sku of the line that followed a removed line. An undo inserts the removed line before it. */
  before?: string | undefined;
}

export const qtyChosen = createEvent<LineChange>();
export const removalUndone = createEvent();
/** Hide the notice of the removal. The shopper can no longer undo it. */
export const removalForgotten = createEvent();

/** Why a line cannot be bought as it is. */
type LineProblem = 'soldOut' | 'insufficient' | null;
export const problemOf = (line: Pick<CartLine, 'stock' | 'qty' | 'available'>): LineProblem =>
  line.stock <= 0 ? 'soldOut' : unitsLeft(line) < line.qty ? 'insufficient' : null;

/** Units that the shopper can have of a line: its stock, without what other lines of the cart take from it. */
export const unitsLeft = ({ stock, available = stock }: Pick<CartLine, 'stock' | 'available'>): number =>
  Math.min(stock, available);

const skuAfter = (cart: Cart | null, sku: string): string | undefined => {
  const skus = cart?.items.map((line) => line.sku) ?? [];
  return skus.includes(sku) ? skus[skus.indexOf(sku) + 1] : undefined;
};
const lineChanged = sample({
  clock: qtyChosen,
  source: $cart,
  // Read before the update takes the line out of the cart.
  fn: (cart, change) => ({ ...change, removedBefore: skuAfter(cart, change.line.sku) }),
});

/** The line that was removed last, with its old quantity and the sku of the line after it. */
export const $removed = createStore<(CartLine & Pick<LineChange, 'before'>) | null>(null, {
  serialize: 'ignore',
})
  .on(lineChanged, (_, { line, qty, removedBefore }) =>
    qty === 0 ? { ...line, before: removedBefore } : null,
  )
  .reset(removalForgotten);

const toItem = ({ qty: _, image: __, ...item }: CartLine): CartItem => item;

const lineBroughtBack = sample({
  clock: removalUndone,
  source: $removed,
  filter: Boolean,
  fn: ({ before, ...line }) => ({ line: { ...line, qty: 0 }, qty: line.qty, before }),
});
sample({ clock: lineBroughtBack, target: qtyChosen });

sample({
  clock: lineChanged,
  fn: ({ line, qty, before }) => ({ item: toItem(line), qty, before, source: 'page' as const }),
  target: lineUpdateRequested,
});
sample({
  clock: qtyChosen.filterMap(({ line, qty }) => cartChangeEntry({ item: line, qty, previousQty: line.qty })),
  target: trackFx,
});
// The machine reverts a failed removal, so there is nothing left to undo.
sample({ clock: updateFailed, filter: ({ update }) => update.qty === 0, target: removalForgotten });
