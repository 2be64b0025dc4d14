/**
 * Loads checkout's headless cart service: at the first cart command, or when idle if this browser has a cart
 * (docs/architecture/contract.md#event-bus).
 */
import type { Bus } from 'shared-contracts/bus/bus';
import { CART_COMMAND_TIMEOUT_MS } from 'shared-contracts/bus/topic-definitions';
import { type CartUpdate, cartState, sessionState } from 'shared-contracts/bus/topics';
import type { HostServices } from 'shared-contracts/host';
import type { CartServiceModule } from 'shared-contracts/remote';
import { showOfflineNotice, whenOnline } from '../offline.ts';
import { hasStoredCart, hasUnsentChanges, readStoredCount } from '../stored-cart.ts';
import { keepUnsent, shownCart } from './keep-unsent.ts';
import { beginLoading, endLoading } from './loading/loading.ts';
import { mayImportAgain } from './remotes/heal-remote.ts';
import { loadExposed } from './remotes/load.ts';
import { whenIdle } from './when-idle.ts';

export const createCartServiceLoader = (host: HostServices) => {
  let running: ReturnType<CartServiceModule['start']> | undefined;
  let isWaiting = false;
  const commands = new Set<CartUpdate>();
  /** Shows the command until the service does, or until shortly before its sender stops waiting and reads the cart. */
  const show = (command: CartUpdate) => {
    const publish = () => host.bus.publish(cartState, shownCart([...commands]));
    commands.add(command);
    publish();
    setTimeout(() => commands.delete(command) && publish(), CART_COMMAND_TIMEOUT_MS - 100);
  };
  const keep = () => {
    commands.clear();
    return keepUnsent(host.bus);
  };
  const load = async (failedFiles = new Set<string | undefined>()): Promise<CartServiceModule> => {
    try {
      return await loadExposed('checkout', 'cart');
    } catch (error) {
      // It may reload the page, which then sends the changes that wait. Without changes there is no need to.
      const isNeeded = commands.size > 0 || hasUnsentChanges();
      if (isNeeded && (await mayImportAgain('checkout', error, failedFiles))) return load(failedFiles);
      throw error;
    }
  };
  const begin = async () => {
    const service = await load();
    commands.clear();
    // Older releases of checkout do not ask the host for the state.
    const state = host.serverState?.();
    return service.start({ host, ...(state && { state }) });
  };
  /** Keeps the changes that the shopper makes meanwhile. The service then finds them in the storage. */
  const waitForNetwork = () => {
    if (isWaiting) return;
    isWaiting = true;
    const end = keep();
    whenOnline(() => {
      isWaiting = false;
      end();
      wake();
    });
  };
  /** The next page sends the changes that wait here when the shopper leaves. */
  const keepForNextPage = () => {
    const end = keep();
    addEventListener('pageshow', end, { once: true });
  };
  /** Loads and starts the service once. After a failure, the next call tries again. */
  const wake = () => {
    if (running) return;
    beginLoading('cart');
    addEventListener('pagehide', keepForNextPage);
    running = begin();
    running
      .catch((error) => {
        running = undefined;
        if (!navigator.onLine) return waitForNetwork();
        host.report(error, { remote: 'checkout', kind: 'cart-service' });
      })
      .finally(() => {
        removeEventListener('pagehide', keepForNextPage);
        endLoading('cart');
      });
  };
  /**
   * Replaces the running service. Commands wait on the bus until the new service runs. The old service stores
   * its unsent changes when it stops.
   */
  const renew = async () => {
    const end = await running?.catch(() => undefined);
    if (!end) return;
    await end();
    running = undefined;
    wake();
  };
  /** Wakes the service for a command that waits for it. The page shows the result of the command meanwhile. */
  const wakeFor = (command: CartUpdate) => {
    show(command);
    wake();
  };
  return { wake, wakeFor, renew };
};

/**
 * Starts the cart service when this browser has a cart or gets one: stored before, filled in another tab, or
 * a customer's cart on the server. A tab in the back/forward cache misses storage events, so it checks again
 * when it becomes visible.
 */
export const wakeForCart = (bus: Bus, wake: () => void): void => {
  const look = () => hasStoredCart() && wake();
  if (hasStoredCart()) whenIdle(wake);
  // Without a connection, the cart changes by a press only.
  bus.subscribe(cartState, () => showOfflineNotice());
  bus.subscribe(sessionState, ({ kind }) => kind === 'customer' && whenIdle(wake));
  for (const type of ['storage', 'pageshow', 'focus']) addEventListener(type, look);
  document.addEventListener('visibilitychange', () => !document.hidden && look());
};

/** Count of the badge: the last published one, else the stored one. */
export const cartCount = (bus: Bus): number => bus.read(cartState)?.count ?? readStoredCount();
