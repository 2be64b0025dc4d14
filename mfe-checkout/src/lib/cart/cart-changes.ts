import type { CartChange } from 'shared-contracts/api/shopping-cart.schema';
import { $cart } from './cart.model.ts';

const NONE: readonly CartChange[] = [];

/** Changes of the cart that the shopper did not make and has not seen. */
export const $cartChanges = $cart.map((cart) => cart?.changes ?? NONE);
