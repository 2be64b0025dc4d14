import type { Cart, CartLine } from 'shared-contracts/api/shopping-cart.schema';
import { goodsOf } from './goods-of.ts';

/** GA4 data layer entries of the cart (docs/product/analytics.md#events). Amounts are numbers in CLP. */
export const itemOf = ({ sku, name, brand, product_type, price }: CartLine, quantity: number) => ({
  item_id: sku,
  item_name: name,
  item_brand: brand.name,
  item_category: product_type,
  price,
  quantity,
});

/** Entry for a changed line on the cart page or in the panel. */
export const toCartEntry = ({ line, qty }: { line: CartLine; qty: number }) => {
  const change = qty - line.qty;
  const quantity = Math.abs(change);
  return {
    event: change > 0 ? 'add_to_cart' : 'remove_from_cart',
    data: { currency: 'CLP', value: line.price * quantity, items: [itemOf(line, quantity)] },
  };
};

/** Entry for a view of the cart. */
export const toViewEntry = (cart: Cart) => ({
  event: 'view_cart',
  data: {
    currency: 'CLP',
    value: goodsOf(cart).total,
    ...(cart.coupon && { coupon: cart.coupon.code }),
    items: cart.items.map((line) => itemOf(line, line.qty)),
  },
});
