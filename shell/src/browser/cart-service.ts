/** Checkout's headless cart: loaded at the first cart command, or at rest when this browser has a cart (DESIGN §5). */
import type { Bus } from 'shared-contracts/bus/bus';
import { cartState, cartUpdate, sessionState } from 'shared-contracts/bus/topics';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import type { HostServices } from 'shared-contracts/host';
import type { CartServiceModule, SerializedState } from 'shared-contracts/remote';
import { CART_WAKE_MS } from './limits.ts';
import { beginLoading, endLoading } from './loading/loading.ts';
import { loadExposed } from './remotes/load.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Articles in the stored cart, for the badge before the cart service is there. Bad stored data counts as none. So does
 * the cart of a customer who has signed out: the cart service removes it.
 */
export const readStoredCount = (): number => {
  try {
    const isLeft =
      localStorage.getItem(STORAGE_KEYS.cartOwner) !== null &&
      localStorage.getItem(STORAGE_KEYS.session) === null;
    if (isLeft) return 0;
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
const hasStoredCart = (): boolean => {
  try {
    return (
      readStoredCount() > 0 ||
      localStorage.getItem(STORAGE_KEYS.cartOwner) !== null ||
      localStorage.getItem(STORAGE_KEYS.cartWishes) !== null
    );
  } catch {
    return false;
  }
};

export interface CartServiceLoader {
  /** Load and start the service; asked again after a failure. */
  wake(): void;
  /** Another release of checkout is loaded from now on: if the service runs, its own takes over. */
  renew(): Promise<void>;
}

export const createCartServiceLoader = (
  host: HostServices,
  state: () => SerializedState | null,
): CartServiceLoader => {
  let running: Promise<Awaited<ReturnType<CartServiceModule['start']>>> | undefined;
  let stateOfPage = state;
  const begin = async () => {
    const service = await loadExposed('checkout', 'cart');
    const server = stateOfPage();
    return service.start({ host, ...(server ? { state: server } : {}) });
  };
  const wake = () => {
    if (running) return;
    beginLoading('cart');
    running = begin();
    running
      .catch((error) => {
        running = undefined;
        host.report(error, { remote: 'checkout', kind: 'cart-service' });
      })
      .finally(() => endLoading('cart'));
  };
  /** Commands wait on the bus meanwhile; what the old one could not send it has kept. */
  const renew = async () => {
    // The server wrote it for the version that goes.
    stateOfPage = () => null;
    const end = await running?.catch(() => undefined);
    if (!end) return;
    await end();
    running = undefined;
    wake();
  };
  return { wake, renew };
};

/**
 * Wakes the cart service when this browser has a cart or gets one: stored before, filled in another tab, or a customer's
 * at the server. Storage events are missed by a tab in the back/forward cache, so a tab that comes back looks again.
 */
export const wakeForCart = (bus: Bus, wake: () => void): void => {
  const look = () => hasStoredCart() && wake();
  if (hasStoredCart()) whenIdle(wake, CART_WAKE_MS);
  bus.subscribe(sessionState, ({ kind }) => kind === 'customer' && whenIdle(wake, CART_WAKE_MS));
  for (const type of ['storage', 'pageshow', 'focus']) addEventListener(type, look);
  document.addEventListener('visibilitychange', () => !document.hidden && look());
};

/** The count that the badge shows: the last published one, else the stored one. */
export const cartCount = (bus: Bus): number => bus.read(cartState)?.count ?? readStoredCount();

export const CART_TOPIC = cartUpdate.name;
