/** How one wish gets to the server. */
import { readCartId, updateCart } from 'shared-contracts/api/shopping-cart';
import type { Cart } from 'shared-contracts/api/shopping-cart.schema';
import { apiErrorOf } from 'shared-contracts/errors';
import type { HostServices } from 'shared-contracts/host';
import { isKept } from './kept-wishes.ts';
import { readStoredCartId, storeCartId } from './stored-cart.ts';
import type { Wish } from './wishes.ts';

/** A write that nobody waits for ends after this long, so that the queue goes on. */
const CART_WRITE_TIMEOUT_MS = 8_000;

/** The server does not know this cart. */
export const isLost = (error: unknown): boolean => apiErrorOf(error)?.code === 'CART_NOT_FOUND';

/**
 * Sets one line on the server; a cart that the server lost gets a new id and the line once more.
 * Throws `ApiError`, and `Error` for a wish of an earlier page that another tab has overtaken.
 */
export const writeLine = async ({ api }: HostServices, cartId: string | null, wish: Wish): Promise<Cart> => {
  const open = async () => {
    const { id } = await api.call(readCartId, {});
    storeCartId(id);
    return id;
  };
  const write = async (id: string) => {
    // As late as can be: the cart may have taken its time to open.
    if (wish.by === 'earlier' && !isKept(wish)) throw new Error('Another tab has overtaken this wish');
    const input = { query: { cart_id: id }, body: { sku: wish.item.sku, qty: wish.qty } };
    const options = { signal: wish.signal ?? AbortSignal.timeout(CART_WRITE_TIMEOUT_MS) };
    return (await api.call(updateCart, input, options)).data;
  };
  // Storage first: another tab may have opened a cart meanwhile.
  const id = readStoredCartId() ?? cartId ?? (await open());
  try {
    return await write(id);
  } catch (error) {
    if (!isLost(error)) throw error;
    return write(await open());
  }
};
