import type { Cart } from 'shared-contracts/api/shopping-cart.schema';
import type { CartState, CartUpdateResult } from 'shared-contracts/bus/topics';

/** The part of the cart that other remotes may know: state topic `cart.state`. */
export const toCartState = ({ items, total }: Cart, isUnread = false): CartState => ({
  count: items.reduce((count, { qty }) => count + qty, 0),
  total,
  lines: items.map(({ sku, qty }) => ({ sku, qty })),
  ...(isUnread && { isUnread }),
});

/** Result of the command `cart.update`. */
export const toUpdateResult = (cart: Cart): CartUpdateResult => {
  const { count, total } = toCartState(cart);
  return { count, total };
};
