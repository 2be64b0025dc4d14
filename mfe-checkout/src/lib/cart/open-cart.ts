import { readCartId } from 'shared-contracts/api/shopping-cart';
import { apiErrorOf } from 'shared-contracts/errors';
import type { HostServices } from 'shared-contracts/host';
import { logFailure } from './log-failure.ts';
import { readStoredCartId, storeCartId } from './stored-cart.ts';

export const isCartNotFound = (error: unknown): boolean => apiErrorOf(error)?.code === 'CART_NOT_FOUND';

/** Whether the browser has a network. true when the browser does not say. */
export const isOnline = (): boolean => globalThis.navigator?.onLine !== false;

/** Opens a new cart; for a customer, the account's. Logs a failure and throws it on. */
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
 * The cart's id. Looks into the storage first, since another tab may have opened a cart meanwhile. Opens a
 * cart when there is no id.
 */
export const ensureCartId = async (host: HostServices, cartId: string | null): Promise<string> =>
  readStoredCartId() ?? cartId ?? (await openCart(host));
