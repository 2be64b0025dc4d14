import type { CartAddition } from 'shared-kit/add-to-cart/cart-addition';
import type { Messages } from '../../messages/es.ts';

/** Text with the quantity in the cart. Repeated when a click changes nothing. */
export const inCartWords = (
  { inCart, qty }: Pick<CartAddition, 'inCart' | 'qty'>,
  added: boolean,
  cart: Messages['cart'],
): string => (added ? cart.addedShort(inCart || qty) : cart.inCart(inCart));
