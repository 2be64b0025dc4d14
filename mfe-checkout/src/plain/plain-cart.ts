/** Reads and changes the cart of a visitor without scripts. */
import type { ApiClient } from 'shared-contracts/api/endpoint';
import { readCart, readCartId, updateCart } from 'shared-contracts/api/shopping-cart';
import type { Cart } from 'shared-contracts/api/shopping-cart.schema';
import { apiErrorOf } from 'shared-contracts/errors';
import { EMPTY_CART } from '../lib/cart/goods-of.ts';

/** The cart. Empty without an id. Null when the shop does not know the cart any more. */
export const findCart = async (api: ApiClient, cartId: string): Promise<Cart | null> => {
  if (!cartId) return EMPTY_CART;
  try {
    return (await api.call(readCart, { query: { cart_id: cartId } })).data;
  } catch (error) {
    const code = apiErrorOf(error)?.code;
    if (code === 'CART_NOT_FOUND' || code === 'VALIDATION_FAILED') return null;
    throw error;
  }
};

/** Sets the quantity of one sku; 0 removes it. */
export const setLine = async (
  api: ApiClient,
  cartId: string,
  line: { sku: string; qty: number },
): Promise<Cart> => (await api.call(updateCart, { query: { cart_id: cartId }, body: line })).data;

/** Adds one unit, in a new cart if there is none. */
export const addUnit = async (api: ApiClient, cartId: string, sku: string): Promise<Cart> => {
  const known = cartId ? await findCart(api, cartId) : null;
  const id = known ? cartId : (await api.call(readCartId, {})).id;
  const qty = known?.items.find((line) => line.sku === sku)?.qty ?? 0;
  return setLine(api, id, { sku, qty: qty + 1 });
};
