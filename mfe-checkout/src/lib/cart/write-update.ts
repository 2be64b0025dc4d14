/** Runs the machine's effect `write`. */
import { updateCart } from 'shared-contracts/api/shopping-cart';
import type { Cart } from 'shared-contracts/api/shopping-cart.schema';
import { apiErrorOf } from 'shared-contracts/errors';
import type { HostServices } from 'shared-contracts/host';
import { isRefusal } from '../is-refusal.ts';
import { withCartLock } from './cart-lock.ts';
import type { CartEffectOf } from './machine/effects.ts';
import type { CartEvent, WriteFailure } from './machine/events.ts';
import { type LineUpdate, quantityOn } from './machine/line-updates.ts';
import { ensureCartId, isCartNotFound, isOnline, openCart } from './open-cart.ts';
import { watchVisit } from './page-visit.ts';
import { readStoredCart, readStoredCartId } from './stored-cart.ts';
import { isStored, type StoredUpdate, storeUpdate } from './stored-updates.ts';

type WriteEffect = CartEffectOf<'write'>;

/** Timeout of a write without an abort signal, so that the write cannot block the queue. */
const CART_WRITE_TIMEOUT_MS = 8_000;

const customerOf = (host: HostServices): string | null => {
  const session = host.session();
  return session.kind === 'customer' ? session.id : null;
};

const checkStored = ({ isDeferred }: LineUpdate, stored: StoredUpdate): void => {
  if (isDeferred && !isStored(stored)) throw new Error('Another tab has replaced this update');
};

/** Counts from the stored cart: another tab may have changed it since this tab has read it. */
const withQuantity = ({ update, stored }: WriteEffect): LineUpdate => {
  if (stored.add === undefined) return update;
  checkStored(update, stored);
  const { id, cart } = readStoredCart();
  return { ...update, qty: id ? quantityOn(cart, stored) : update.qty };
};

/**
 * Gives the stored update its absolute quantity, so that sending it again adds nothing, and the version of the cart, so
 * that a later page does not repeat it over other changes.
 */
const settle = (effect: WriteEffect): LineUpdate => {
  const settled = withQuantity(effect);
  if (isStored(effect.stored)) storeUpdate(settled);
  return settled;
};

/**
 * Sets one line on the server. When the server does not know the cart: opens a new one and sets the line
 * there.
 */
const writeLine = (
  host: HostServices,
  effect: WriteEffect,
  settled: (update: LineUpdate) => void,
): Promise<Cart> => {
  const customer = customerOf(host);
  const isSameVisit = watchVisit();
  const write = async (id: string, update: LineUpdate) => {
    // After a sign-out, the line would get into the cart of the next user of this browser.
    if (customer !== null && customerOf(host) !== customer) throw new Error('The customer has signed out');
    // The next page has the update. A page from the back/forward cache would repeat it.
    if (!isSameVisit()) throw new Error('The page was left before this update was sent');
    // Checked at the last moment: opening the cart may have taken long.
    checkStored(update, update);
    const { item, qty, before, signal } = update;
    const input = { query: { cart_id: id }, body: { sku: item.sku, qty, ...(before && { before }) } };
    const options = { signal: signal ?? AbortSignal.timeout(CART_WRITE_TIMEOUT_MS) };
    return (await host.api.call(updateCart, input, options)).data;
  };
  return withCartLock('exclusive', async () => {
    const update = settle(effect);
    settled(update);
    const id = await ensureCartId(host, effect.cartId);
    try {
      return await write(id, update);
    } catch (error) {
      if (!isCartNotFound(error)) throw error;
      return write(await openCart(host), update);
    }
  });
};

const toFailure = (error: unknown): WriteFailure => {
  if (apiErrorOf(error)?.code === 'NETWORK' && !isOnline()) return { kind: 'unsent' };
  return { kind: isRefusal(error) ? 'refused' : 'fault', error };
};

export const writeUpdate = async (host: HostServices, effect: WriteEffect): Promise<CartEvent> => {
  let { update } = effect;
  try {
    const cart = await writeLine(host, effect, (settled) => {
      update = settled;
    });
    return { kind: 'writeDone', update, cart };
  } catch (error) {
    return { kind: 'writeFailed', update, failure: toFailure(error), storedId: readStoredCartId() };
  }
};
