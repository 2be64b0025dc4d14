/** What a shopper does to a line of the cart, on the cart page and in the panel (SPEC §4 "Cart sidebar"). */
import { createEvent, createStore, sample } from 'effector';
import type { Cart, CartLine } from 'shared-contracts/api/shopping-cart.schema';
import type { CartItem } from 'shared-contracts/bus/topics';
import { trackFx } from 'shared-kit/host';
import { $cart, lineFailed, lineWished } from './cart.model.ts';
import { toCartEntry } from './cart-entry.ts';
import './tell-failure.model.ts';

interface LineChange {
  line: CartLine;
  /** Absolute; 0 removes. */
  qty: number;
  /** sku of the line that a removed line stood before. An undo puts it back there. */
  before?: string | undefined;
}

export const qtyChosen = createEvent<LineChange>();
export const removalUndone = createEvent();
/** Where the removal was told is gone: it can no longer be undone. */
export const removalForgotten = createEvent();

/** Why a line cannot be bought as it is. */
export type LineProblem = 'soldOut' | 'insufficient' | null;
export const problemOf = ({ stock, qty }: Pick<CartLine, 'stock' | 'qty'>): LineProblem =>
  stock <= 0 ? 'soldOut' : stock < qty ? 'insufficient' : null;

const skuAfter = (cart: Cart | null, sku: string): string | undefined => {
  const skus = cart?.items.map((line) => line.sku) ?? [];
  return skus.includes(sku) ? skus[skus.indexOf(sku) + 1] : undefined;
};
const lineChanged = sample({
  clock: qtyChosen,
  source: $cart,
  // Read before the wish takes the line out of the cart.
  fn: (cart, change) => ({ ...change, removedBefore: skuAfter(cart, change.line.sku) }),
});

/** The line that was removed last, as it was, and the line it stood before. */
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
  fn: ({ line, qty, before }) => ({ item: toItem(line), qty, before, by: 'page' as const }),
  target: lineWished,
});
sample({
  clock: qtyChosen,
  filter: ({ line, qty }) => line.qty !== qty,
  fn: toCartEntry,
  target: trackFx,
});
// A removal that the server refused has undone itself.
sample({ clock: lineFailed, filter: ({ wish }) => wish.qty === 0, target: removalForgotten });
