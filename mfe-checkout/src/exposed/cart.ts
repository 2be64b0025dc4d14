/** The headless cart service: serves `cart.update`, publishes `cart.state` (DESIGN §5). */
import { allSettled, createWatch, type Scope, scopeBind } from 'effector';
import { type CartUpdateResult, cartPanel, cartUpdate } from 'shared-contracts/bus/topics';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import type { CartServiceModule } from 'shared-contracts/remote';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import { bindTopics } from 'shared-kit/host';
import { ensureScope } from 'shared-kit/scope';
import {
  $isCartBusy,
  cartRequested,
  cartStoredElsewhere,
  lineWished,
  networkChanged,
  tabShown,
  wishAbandoned,
} from '../lib/cart/cart.model.ts';
import { CART_KEYS } from '../lib/cart/stored-cart.ts';
import '../lib/cart/tell-failure.model.ts';
import { giftBoxStoredElsewhere } from '../lib/gift-box/gift-box.model.ts';

export const contract: CartServiceModule['contract'] = CONTRACT_VERSION;

/** Whoever takes over waits at most this long for the answers to what was sent, ms; it finds the rest among the kept wishes. */
const LAST_ANSWERS_MS = 3_000;

/** The tab may have been out of sight, or in the back/forward cache. */
const FRONT_EVENTS = ['focus', 'pageshow'] as const;

const untilAnswered = (scope: Scope): Promise<void> =>
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

/** Starts serving and publishes the stored cart before it resolves; the server's cart follows. */
export const start: CartServiceModule['start'] = async ({ host, state }) => {
  const scope = ensureScope(host, state);
  const wished = scopeBind(lineWished, { scope });
  const abandoned = scopeBind(wishAbandoned, { scope });
  const shown = scopeBind(tabShown, { scope });
  const storedElsewhere = scopeBind(cartStoredElsewhere, { scope });
  const giftStoredElsewhere = scopeBind(giftBoxStoredElsewhere, { scope });
  const toldNetwork = scopeBind(networkChanged, { scope });

  const unbind = bindTopics(host, scope);
  void allSettled(cartRequested, { scope });
  const stopServing = host.bus.serve(cartUpdate, async ({ item, qty, previousQty, isTold }, { signal }) => {
    const result = await new Promise<CartUpdateResult>((done, fail) => {
      signal.addEventListener('abort', () => abandoned(signal), { once: true });
      wished({ item, qty, by: 'command', signal, answer: { done, fail } });
    });
    if (qty > previousQty && !isTold) host.bus.publish(cartPanel, { open: true, reason: 'added' });
    return result;
  });
  // Browsers tell the other tabs only. A null key: everything was cleared.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || CART_KEYS.includes(key)) storedElsewhere();
    if (key === null || key === STORAGE_KEYS.giftBox) giftStoredElsewhere();
  };
  const onFront = () => {
    if (!document.hidden) shown();
  };
  const onNetwork = ({ type }: Event) => toldNetwork(type === 'online');
  window.addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', onFront);
  for (const type of FRONT_EVENTS) window.addEventListener(type, onFront);
  window.addEventListener('online', onNetwork);
  window.addEventListener('offline', onNetwork);
  return () => {
    stopServing();
    unbind();
    window.removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', onFront);
    for (const type of FRONT_EVENTS) window.removeEventListener(type, onFront);
    window.removeEventListener('online', onNetwork);
    window.removeEventListener('offline', onNetwork);
    return untilAnswered(scope);
  };
};
