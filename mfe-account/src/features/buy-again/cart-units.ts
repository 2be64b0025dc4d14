import type { Bus } from 'shared-contracts/bus/bus';
import { cartState } from 'shared-contracts/bus/topics';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';

/** Same timeout as a cart command. */
const CART_WAIT_MS = 8_000;

/** sku → units in the cart. */
export type CartUnits = Readonly<Record<string, number>>;

const unitsOf = (lines: readonly { sku: string; qty: number }[]): CartUnits =>
  Object.fromEntries(lines.map(({ sku, qty }) => [sku, qty]));

const keepsCart = (): boolean => {
  try {
    return (localStorage.getItem(STORAGE_KEYS.cart) ?? '[]') !== '[]';
  } catch {
    return false;
  }
};

/**
 * Reads the cart's quantities from the bus. Without a stored cart it returns none, because the cart service
 * is not loaded then. Rejects when a stored cart is not published in time: quantities are absolute, so adding
 * to an unknown cart could reduce them.
 */
export const readCartUnits = async (bus: Bus): Promise<CartUnits> => {
  const known = bus.read(cartState);
  if (known) return unitsOf(known.lines);
  if (!keepsCart()) return {};
  return new Promise((done, fail) => {
    const timer = setTimeout(() => {
      stop();
      fail(new Error('The cart does not tell what lies in it'));
    }, CART_WAIT_MS);
    const stop = bus.subscribe(cartState, ({ lines }) => {
      clearTimeout(timer);
      stop();
      done(unitsOf(lines));
    });
  });
};
