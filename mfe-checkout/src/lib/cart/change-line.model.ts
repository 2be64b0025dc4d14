/** What a shopper does to a line of the cart, on the cart page and in the panel (SPEC §4 "Cart sidebar"). */
import { createEvent, createStore, sample } from 'effector';
import type { CartLine } from 'shared-contracts/api/shopping-cart.schema';
import type { CartItem } from 'shared-contracts/bus/topics';
import { trackFx } from 'shared-contracts/kit/host';
import { lineFailed, lineWished } from './cart.model.ts';
import { toCartEntry } from './cart-entry.ts';
import './tell-failure.model.ts';

/** `qty` is absolute; 0 removes. */
export const qtyChosen = createEvent<{ line: CartLine; qty: number }>();
export const removalUndone = createEvent();
/** Where the removal was told is gone: it can no longer be undone. */
export const removalForgotten = createEvent();

/** Why a line cannot be bought as it is. */
export type LineProblem = 'soldOut' | 'insufficient' | null;
export const problemOf = ({ stock, qty }: Pick<CartLine, 'stock' | 'qty'>): LineProblem =>
  stock <= 0 ? 'soldOut' : stock < qty ? 'insufficient' : null;

/** The line that was taken out last, as it was. */
export const $removed = createStore<CartLine | null>(null, { serialize: 'ignore' })
  .on(qtyChosen, (_, { line, qty }) => (qty === 0 ? line : null))
  .reset(removalForgotten);

const toItem = ({ qty: _, image: __, ...item }: CartLine): CartItem => item;

const lineBroughtBack = sample({
  clock: removalUndone,
  source: $removed,
  filter: Boolean,
  fn: (line) => ({ line: { ...line, qty: 0 }, qty: line.qty }),
});
sample({ clock: lineBroughtBack, target: qtyChosen });

sample({
  clock: qtyChosen,
  fn: ({ line, qty }) => ({ item: toItem(line), qty, by: 'page' as const }),
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
