import type { Cart, CartLine } from 'shared-contracts/api/shopping-cart.schema';
import { itemEntryOf } from 'shared-kit/add-to-cart/analytics';
import { goodsOf, linesOf } from './goods-of.ts';

/**
 * GA4 data layer entry (docs/product/analytics.md#events) for a changed line on the cart page or in the
 * panel.
 */
export const toCartEntry = ({ line, qty }: { line: CartLine; qty: number }) => {
  const change = qty - line.qty;
  const quantity = Math.abs(change);
  return {
    event: change > 0 ? 'add_to_cart' : 'remove_from_cart',
    data: { currency: 'CLP', value: line.price * quantity, items: [itemEntryOf(line, quantity)] },
  };
};

/** Entry for a view of the cart. */
export const toViewEntry = (cart: Cart) => ({
  event: 'view_cart',
  data: {
    currency: 'CLP',
    value: goodsOf(cart).total,
    ...(cart.coupon && { coupon: cart.coupon.code }),
    items: linesOf(cart).map((line) => itemEntryOf(line, line.qty)),
  },
});
