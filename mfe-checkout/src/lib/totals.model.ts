/** What the summary of every step says. All amounts are the server's, CLP. */
import { combine } from 'effector';
import type { Clp } from 'shared-contracts/domain/money';
import { $cart } from './cart/cart.model.ts';
import { $draft } from './draft/draft.model.ts';
import { $shipping } from './shipping.model.ts';

export interface Totals {
  articles: number;
  subtotal: Clp;
  discount: Clp;
  delivery: 'home' | 'pickup';
  /** null while it is not known. */
  shipping: Clp | null;
  /** With the shipping as far as it is known. */
  total: Clp;
}

export const $totals = combine($cart, $draft, $shipping, (cart, draft, state): Totals | null => {
  if (!cart) return null;
  const { method } = draft.delivery;
  const shipping = method === 'pickup' ? 0 : state.kind === 'ready' ? state.shipping.price_delivery : null;
  return {
    articles: cart.items.reduce((count, { qty }) => count + qty, 0),
    subtotal: cart.total_without_discount,
    discount: cart.total_without_discount - cart.total,
    delivery: method,
    shipping,
    total: cart.total + (shipping ?? 0),
  };
});
