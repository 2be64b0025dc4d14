import type { Cart } from 'shared-contracts/api/shopping-cart.schema';
import { itemEntryOf } from 'shared-kit/add-to-cart/analytics';
import { goodsOf, linesOf } from './goods-of.ts';

/** GA4 data layer entry (docs/product/analytics.md#events) for a view of the cart. */
export const toViewEntry = (cart: Cart) => ({
  event: 'view_cart',
  data: {
    currency: 'CLP',
    value: goodsOf(cart).total,
    ...(cart.coupon && { coupon: cart.coupon.code }),
    items: linesOf(cart).map((line) => itemEntryOf(line, line.qty)),
  },
});
