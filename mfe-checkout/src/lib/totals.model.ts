/** Amounts of the order summary, in CLP: sums of cart, gift box and delivery price. */
import { combine, sample } from 'effector';
import type { Clp } from 'shared-contracts/domain/money';
import { $cart } from './cart/cart.model.ts';
import { articlesOf, goodsOf } from './cart/goods-of.ts';
import { $draft } from './draft/draft.model.ts';
import { $giftCost, giftBoxRequested } from './gift-box/gift-box.model.ts';
import { stepShown } from './guard-steps.model.ts';
import { $shippingPrice } from './shipping-price.model.ts';

export interface Totals {
  articles: number;
  subtotal: Clp;
  /** Discount against the reference prices, plus the coupon's discount. */
  discount: Clp;
  /** Null without a gift box. */
  gift: Clp | null;
  delivery: 'home' | 'pickup';
  /** Null while unknown. */
  shipping: Clp | null;
  /** Products after coupon, plus gift box, plus delivery when known. */
  total: Clp;
}

/** Separate from the rest of the draft, so that typing does not render the summary again. */
const $method = $draft.map(({ delivery }) => delivery.method);

export const $totals = combine(
  { cart: $cart, method: $method, price: $shippingPrice, giftCost: $giftCost },
  ({ cart, method, price, giftCost }): Totals | null => {
    if (!cart) return null;
    const shipping = method === 'pickup' ? 0 : price;
    const { subtotal, discount, total } = goodsOf(cart);
    return {
      articles: articlesOf(cart),
      subtotal,
      discount,
      gift: giftCost,
      delivery: method,
      shipping,
      total: total + (giftCost ?? 0) + (shipping ?? 0),
    };
  },
);

sample({ clock: stepShown, target: giftBoxRequested });
