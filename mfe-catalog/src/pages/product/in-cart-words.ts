import type { CartAddition } from 'shared-kit/add-to-cart/cart-addition';
import type { Messages } from '../../messages/es.ts';

/** Text with the quantity in the cart. It also confirms an addition that did not change the quantity. */
export const inCartWords = (
  { inCart, qty }: Pick<CartAddition, 'inCart' | 'qty'>,
  added: boolean,
  cart: Messages['cart'],
): string => (added ? cart.addedShort(inCart || qty) : cart.inCart(inCart));
