/** What the summary of every step says. All amounts are the server's, CLP. */
import { combine, sample } from 'effector';
import type { Clp } from 'shared-contracts/domain/money';
import { $cart } from './cart/cart.model.ts';
import { articlesOf, goodsOf } from './cart/goods-of.ts';
import { $draft } from './draft/draft.model.ts';
import { $giftCost, giftBoxRequested } from './gift-box/gift-box.model.ts';
import { stepShown } from './guard-steps.model.ts';
import { $shipping } from './shipping.model.ts';

export interface Totals {
  articles: number;
  subtotal: Clp;
  /** Against reference prices and by coupon. */
  discount: Clp;
  /** null: no gift box. */
  gift: { price: Clp } | null;
  delivery: 'home' | 'pickup';
  /** null while it is not known. */
  shipping: Clp | null;
  /** Goods after coupon, gift box, and shipping as far as it is known. */
  total: Clp;
}

/** Apart from the rest of the draft: what is typed changes no total, and must not draw the summary again. */
const $method = $draft.map(({ delivery }) => delivery.method);

export const $totals = combine(
  { cart: $cart, method: $method, state: $shipping, giftCost: $giftCost },
  ({ cart, method, state, giftCost }): Totals | null => {
    if (!cart) return null;
    const shipping = method === 'pickup' ? 0 : state.kind === 'ready' ? state.shipping.price_delivery : null;
    const { subtotal, discount, total } = goodsOf(cart);
    return {
      articles: articlesOf(cart),
      subtotal,
      discount,
      gift: giftCost === null ? null : { price: giftCost },
      delivery: method,
      shipping,
      total: total + (giftCost ?? 0) + (shipping ?? 0),
    };
  },
);

sample({ clock: stepShown, fn: () => undefined, target: giftBoxRequested });
