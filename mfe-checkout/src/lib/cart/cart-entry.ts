import type { Cart, CartLine } from 'shared-contracts/api/shopping-cart.schema';
import { goodsOf } from './goods-of.ts';

/** Data layer entries of the cart (SPEC §4), in the shape of GA4; amounts are plain numbers of pesos. */
export const itemOf = ({ sku, name, brand, product_type, price }: CartLine, quantity: number) => ({
  item_id: sku,
  item_name: name,
  item_brand: brand.name,
  item_category: product_type,
  price,
  quantity,
});

/** A line was changed where the cart is shown. */
export const toCartEntry = ({ line, qty }: { line: CartLine; qty: number }) => {
  const change = qty - line.qty;
  const quantity = Math.abs(change);
  return {
    event: change > 0 ? 'add_to_cart' : 'remove_from_cart',
    data: { currency: 'CLP', value: line.price * quantity, items: [itemOf(line, quantity)] },
  };
};

/** The cart was looked at. */
export const toViewEntry = (cart: Cart) => ({
  event: 'view_cart',
  data: {
    currency: 'CLP',
    value: goodsOf(cart).total,
    ...(cart.coupon && { coupon: cart.coupon.code }),
    items: cart.items.map((line) => itemOf(line, line.qty)),
  },
});
