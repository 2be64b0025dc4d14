/** How one wish gets to the server. */
import { readCartId, updateCart } from 'shared-contracts/api/shopping-cart';
import type { Cart } from 'shared-contracts/api/shopping-cart.schema';
import { apiErrorOf } from 'shared-contracts/errors';
import type { HostServices } from 'shared-contracts/host';
import { inTurn } from './cart-lock.ts';
import { isKept } from './kept-wishes.ts';
import { logFailure } from './log-failure.ts';
import { readStoredCartId, storeCartId } from './stored-cart.ts';
import type { Wish } from './wishes.ts';

/** A write that nobody waits for ends after this long, so that the queue goes on. */
const CART_WRITE_TIMEOUT_MS = 8_000;

/** The server does not know this cart. */
export const isLost = (error: unknown): boolean => apiErrorOf(error)?.code === 'CART_NOT_FOUND';

/** Whether the browser has a network at all; where it cannot tell, yes. */
export const isOnline = (): boolean => globalThis.navigator?.onLine !== false;

/** There was no network: the wish is as good as before. */
class Unsent extends Error {}
export const isUnsent = (error: unknown): boolean => error instanceof Unsent;

const customerOf = (host: HostServices): string | null => {
  const session = host.session();
  return session.kind === 'customer' ? session.id : null;
};

/**
 * A new cart, or the account's cart for a customer. A failure is logged under a name of its own and thrown on (SPEC §8).
 */
export const openCart = async (host: HostServices): Promise<string> => {
  try {
    const { id } = await host.api.call(readCartId, {});
    storeCartId(id);
    return id;
  } catch (error) {
    if (isOnline()) logFailure(host, 'id', error);
    throw error;
  }
};

/**
 * Sets one line on the server; a cart that the server lost gets a new id and the line once more.
 * Throws `ApiError`, `Unsent` without a network, and `Error` for a late wish that another tab has overtaken.
 */
export const writeLine = (host: HostServices, cartId: string | null, wish: Wish): Promise<Cart> => {
  const customer = customerOf(host);
  const write = async (id: string) => {
    // Written as a guest, the line would be in the next person's cart.
    if (customer !== null && customerOf(host) !== customer) throw new Error('The customer has signed out');
    // As late as can be: the cart may have taken its time to open.
    if (wish.isLate && !isKept(wish)) throw new Error('Another tab has overtaken this wish');
    const input = {
      query: { cart_id: id },
      body: { sku: wish.item.sku, qty: wish.qty, ...(wish.before && { before: wish.before }) },
    };
    const options = { signal: wish.signal ?? AbortSignal.timeout(CART_WRITE_TIMEOUT_MS) };
    return (await host.api.call(updateCart, input, options)).data;
  };
  const writeOnce = async () => {
    // Storage first: another tab may have opened a cart meanwhile.
    const id = readStoredCartId() ?? cartId ?? (await openCart(host));
    try {
      return await write(id);
    } catch (error) {
      if (!isLost(error)) throw error;
      return write(await openCart(host));
    }
  };
  return inTurn('exclusive', writeOnce).catch((error) => {
    if (apiErrorOf(error)?.code === 'NETWORK' && !isOnline()) throw new Unsent();
    throw error;
  });
};
