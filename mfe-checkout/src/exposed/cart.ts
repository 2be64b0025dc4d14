/** The headless cart service: serves the command `cart.update` and publishes the state `cart.state`. */
import { allSettled, createWatch, type Scope, scopeBind } from 'effector';
import { type CartUpdateResult, cartPanel, cartUpdate } from 'shared-contracts/bus/topics';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import type { HostServices } from 'shared-contracts/host';
import type { CartServiceModule } from 'shared-contracts/remote';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import { bindTopics } from 'shared-kit/host';
import { ensureScope } from 'shared-kit/scope';
import {
  $isCartBusy,
  cartRequested,
  lineUpdateRequested,
  networkChanged,
  pageRestored,
  storedCartChanged,
  tabShown,
  updateAbandoned,
} from '../lib/cart/cart.model.ts';
import { itemAdded } from '../lib/cart/last-addition.model.ts';
import { endVisit } from '../lib/cart/page-visit.ts';
import { CART_KEYS } from '../lib/cart/stored-cart.ts';
import '../lib/cart/report-failure.model.ts';
import { giftBoxStoredElsewhere } from '../lib/gift-box/gift-box.model.ts';

export const contract: CartServiceModule['contract'] = CONTRACT_VERSION;

/**
 * Stopping the service waits at most this long for pending updates, ms. A newer release of checkout starts
 * then and finds the rest in the storage.
 */
const LAST_ANSWERS_MS = 3_000;

const untilIdle = (scope: Scope): Promise<void> =>
  new Promise((done) => {
    if (!scope.getState($isCartBusy)) return done();
    const end = () => {
      clearTimeout(timer);
      stop();
      done();
    };
    const timer = setTimeout(end, LAST_ANSWERS_MS);
    const stop = createWatch({ unit: $isCartBusy, scope, fn: (isBusy) => !isBusy && end() });
  });

const serveUpdates = (host: HostServices, scope: Scope): (() => void) => {
  const requestUpdate = scopeBind(lineUpdateRequested, { scope });
  const abandon = scopeBind(updateAbandoned, { scope });
  const added = scopeBind(itemAdded, { scope });
  return host.bus.serve(cartUpdate, async ({ item, qty, add, previousQty, skipPanel }, { signal }) => {
    const result = await new Promise<CartUpdateResult>((done, fail) => {
      signal.addEventListener('abort', () => abandon(signal), { once: true });
      requestUpdate({ item, qty, add, source: 'command', signal, reply: { done, fail } });
    });
    if (qty > previousQty && !skipPanel) {
      added(item);
      host.bus.publish(cartPanel, { open: true, reason: 'added' });
    }
    return result;
  });
};

/** Reports storage changes of other tabs, returns of this tab to the front, and changes of the network. */
const listenToBrowser = (scope: Scope): (() => void) => {
  const cartStored = scopeBind(storedCartChanged, { scope });
  const restored = scopeBind(pageRestored, { scope });
  const giftBoxStored = scopeBind(giftBoxStoredElsewhere, { scope });
  const shown = scopeBind(tabShown, { scope });
  const network = scopeBind(networkChanged, { scope });

  // Key null: another tab cleared the storage.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || CART_KEYS.includes(key)) cartStored();
    if (key === null || key === STORAGE_KEYS.giftBox) giftBoxStored();
  };
  // The tab may have been hidden.
  const onFront = () => {
    if (!document.hidden) shown();
  };
  // A page in the back/forward cache misses storage events, and the pages after it have its unfinished updates.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) {
      restored();
      giftBoxStored();
    }
    onFront();
  };
  const onNetwork = ({ type }: Event) => network(type === 'online');

  const listeners = [
    [window, 'storage', onStorage],
    [document, 'visibilitychange', onFront],
    [window, 'focus', onFront],
    [window, 'pagehide', endVisit],
    [window, 'pageshow', onPageShow],
    [window, 'online', onNetwork],
    [window, 'offline', onNetwork],
  ] as const;
  const stopped = new AbortController();
  for (const [target, type, listener] of listeners)
    target.addEventListener(type, listener as EventListener, { signal: stopped.signal });
  return () => stopped.abort();
};

/** Starts serving, and publishes the stored cart before it resolves. The server's cart follows. */
export const start: CartServiceModule['start'] = async ({ host, state }) => {
  const scope = ensureScope(host, state);
  const unbind = bindTopics(host, scope);
  void allSettled(cartRequested, { scope });
  const stopServing = serveUpdates(host, scope);
  const stopListening = listenToBrowser(scope);
  return () => {
    stopServing();
    unbind();
    stopListening();
    return untilIdle(scope);
  };
};
