import type { Cart } from 'shared-contracts/api/shopping-cart.schema';
import type { CartState, CartUpdateResult } from 'shared-contracts/bus/topics';
import { linesOf } from './goods-of.ts';

/** The part of the cart that other remotes may know: state topic `cart.state`. */
export const toCartState = (cart: Cart, isUnread = false): CartState => ({
  count: linesOf(cart).reduce((count, { qty }) => count + qty, 0),
  total: cart.total,
  // A bottle in a case is no line that a card could change.
  lines: cart.items.map(({ sku, qty }) => ({ sku, qty })),
  ...(isUnread && { isUnread }),
});

/** Result of the command `cart.update`. */
export const toUpdateResult = (cart: Cart): CartUpdateResult => {
  const { count, total } = toCartState(cart);
  return { count, total };
};
