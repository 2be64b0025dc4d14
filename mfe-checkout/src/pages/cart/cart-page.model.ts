/** The cart page: what it shows of the cart, and what a shopper does there. */
import { combine, createEvent, createStore, sample } from 'effector';
import type { CartLine } from 'shared-contracts/api/shopping-cart.schema';
import type { CartItem } from 'shared-contracts/bus/topics';
import { errorText } from 'shared-contracts/domain/error-text';
import { $host, openDialogFx, trackFx } from 'shared-contracts/kit/host';
import type { PageRequest } from 'shared-contracts/kit/page';
import {
  $cart,
  $cartFreshness,
  $isCartPending,
  cartRequested,
  lineFailed,
  lineWished,
} from '../../lib/cart/cart.model.ts';
import { $messages } from '../../lib/messages.ts';
import { pageState } from '../../lib/page-state.ts';
import { toCartEntry } from './cart-entry.ts';

export const opened = createEvent<PageRequest>();
export const cartShown = createEvent();
export const cartLeft = createEvent();
export const cartRetried = createEvent();
/** `qty` is absolute; 0 removes. */
export const qtyChosen = createEvent<{ line: CartLine; qty: number }>();

export const $page = pageState(({ cart }) => cart);
const $isShown = createStore(false, { serialize: 'ignore' })
  .on(cartShown, () => true)
  .on(cartLeft, () => false);
/** Name of the line that was taken out last, for the ear. */
export const $removed = createStore('', { serialize: 'ignore' })
  .on(qtyChosen, (_, { line, qty }) => (qty === 0 ? line.name : ''))
  .reset(cartLeft);

/** Why a line cannot be bought as it is. */
export type LineProblem = 'soldOut' | 'insufficient' | null;
export const problemOf = ({ stock, qty }: Pick<CartLine, 'stock' | 'qty'>): LineProblem =>
  stock <= 0 ? 'soldOut' : stock < qty ? 'insufficient' : null;

/** Unknown to the server's render and until the cart is known: both show the same skeleton. */
export const $cartView = combine(
  { isShown: $isShown, cart: $cart, freshness: $cartFreshness, isPending: $isCartPending },
  ({ isShown, cart, freshness, isPending }) => {
    if (!isShown || !cart) return { kind: 'unknown' as const };
    if (cart.items.length > 0)
      return {
        kind: 'filled' as const,
        cart,
        discount: cart.total_without_discount - cart.total,
        isPending,
        isStale: freshness === 'failed',
        hasProblem: cart.items.some((line) => problemOf(line) !== null),
      };
    if (freshness === 'unread') return { kind: 'unknown' as const };
    return { kind: freshness === 'failed' ? ('failed' as const) : ('empty' as const) };
  },
);

const toItem = ({ qty: _, image: __, ...item }: CartLine): CartItem => item;

sample({ clock: [cartShown, cartRetried], target: cartRequested });
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
// The sender of a command tells of its failure; what was done here, this page tells (SPEC §8).
sample({
  clock: lineFailed,
  source: { host: $host, messages: $messages },
  filter: (_, { wish }) => wish.by === 'page',
  fn: ({ host, messages }, { error }) => ({
    type: 'error' as const,
    title: messages.errorDialogTitle,
    description: errorText(error, undefined, host?.locale ?? 'es'),
  }),
  target: openDialogFx,
});
