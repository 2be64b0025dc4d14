/** Runs the machine's effect `write`. */
import { updateCart } from 'shared-contracts/api/shopping-cart';
import type { Cart } from 'shared-contracts/api/shopping-cart.schema';
import { apiErrorOf } from 'shared-contracts/errors';
import type { HostServices } from 'shared-contracts/host';
import { isRefusal } from '../is-refusal.ts';
import { inTurn } from './cart-lock.ts';
import type { CartEffect } from './machine/effects.ts';
import type { CartEvent, WriteFailure } from './machine/events.ts';
import type { LineUpdate } from './machine/line-updates.ts';
import { ensureCartId, isLost, isOnline, openCart } from './open-cart.ts';
import { readStoredCartId } from './stored-cart.ts';
import { isStored, type StoredUpdate, storeUpdate } from './stored-updates.ts';

type WriteEffect = Extract<CartEffect, { kind: 'write' }>;

/** Timeout of a write without an abort signal, so that the write cannot block the queue. */
const CART_WRITE_TIMEOUT_MS = 8_000;

const customerOf = (host: HostServices): string | null => {
  const session = host.session();
  return session.kind === 'customer' ? session.id : null;
};

const checkStored = ({ isDeferred }: LineUpdate, stored: StoredUpdate): void => {
  if (isDeferred && !isStored(stored)) throw new Error('Another tab has replaced this update');
};

/**
 * Sets one line on the server. When the server does not know the cart: opens a new one and sets the line
 * there.
 */
const writeLine = (host: HostServices, { update, stored, cartId }: WriteEffect): Promise<Cart> => {
  const customer = customerOf(host);
  const write = async (id: string) => {
    // After a sign-out, the line would get into the cart of the next user of this browser.
    if (customer !== null && customerOf(host) !== customer) throw new Error('The customer has signed out');
    // Checked at the last moment: opening the cart may have taken long.
    checkStored(update, update);
    const { item, qty, before, signal } = update;
    const input = { query: { cart_id: id }, body: { sku: item.sku, qty, ...(before && { before }) } };
    const options = { signal: signal ?? AbortSignal.timeout(CART_WRITE_TIMEOUT_MS) };
    return (await host.api.call(updateCart, input, options)).data;
  };
  return inTurn('exclusive', async () => {
    if (stored.add !== undefined) {
      checkStored(update, stored);
      storeUpdate(update);
    }
    const id = await ensureCartId(host, cartId);
    try {
      return await write(id);
    } catch (error) {
      if (!isLost(error)) throw error;
      return write(await openCart(host));
    }
  });
};

const toFailure = (error: unknown): WriteFailure => {
  if (apiErrorOf(error)?.code === 'NETWORK' && !isOnline()) return { kind: 'unsent' };
  return { kind: isRefusal(error) ? 'refused' : 'fault', error };
};

export const writeUpdate = async (host: HostServices, effect: WriteEffect): Promise<CartEvent> => {
  const { update } = effect;
  try {
    return { kind: 'writeDone', update, cart: await writeLine(host, effect) };
  } catch (error) {
    return { kind: 'writeFailed', update, failure: toFailure(error), storedId: readStoredCartId() };
  }
};
