import type { Purchase } from 'shared-kit/add-to-cart/purchase';
import type { Messages } from '../../messages/es.ts';

/** Text for the units of a product in the cart, also right after a press that changed nothing. */
export const inCartWords = (
  { inCart, qty }: Pick<Purchase, 'inCart' | 'qty'>,
  added: boolean,
  cart: Messages['cart'],
): string => (added ? cart.addedShort(inCart || qty) : cart.inCart(inCart));
