/** Checkout's headless cart: loaded at the first cart command, or at rest when this browser has a cart (DESIGN §5). */
import type { Bus } from 'shared-contracts/bus/bus';
import { cartState, cartUpdate } from 'shared-contracts/bus/topics';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import type { HostServices } from 'shared-contracts/host';
import type { SerializedState } from 'shared-contracts/remote';
import { beginLoading, endLoading } from './loading/loading.ts';
import { loadExposed } from './remotes/load.ts';

/** Articles in the stored cart, for the badge before the cart service is there. Bad stored data counts as none. */
export const readStoredCount = (): number => {
  try {
    const lines: unknown = JSON.parse(localStorage.getItem(STORAGE_KEYS.cart) ?? '[]');
    if (!Array.isArray(lines)) return 0;
    return lines.reduce<number>(
      (sum, line) => sum + (Number.isInteger(line?.qty) && line.qty > 0 ? line.qty : 0),
      0,
    );
  } catch {
    return 0;
  }
};

/** Does this browser hold a cart, or a wish that the last page could not send? */
export const hasStoredCart = (): boolean => {
  try {
    return readStoredCount() > 0 || localStorage.getItem(STORAGE_KEYS.cartWishes) !== null;
  } catch {
    return false;
  }
};

export interface CartServiceLoader {
  /** Load and start the service; asked again after a failure. */
  wake(): void;
}

export const createCartServiceLoader = (
  host: HostServices,
  state: () => SerializedState | null,
): CartServiceLoader => {
  let starting = false;
  const wake = () => {
    if (starting) return;
    starting = true;
    beginLoading('cart');
    loadExposed('checkout', 'cart')
      .then((service) => {
        const server = state();
        return service.start({ host, ...(server ? { state: server } : {}) });
      })
      .catch((error) => {
        starting = false;
        host.report(error, { remote: 'checkout', kind: 'cart-service' });
      })
      .finally(() => endLoading('cart'));
  };
  return { wake };
};

/** The count that the badge shows: the last published one, else the stored one. */
export const cartCount = (bus: Bus): number => bus.read(cartState)?.count ?? readStoredCount();

export const CART_TOPIC = cartUpdate.name;
