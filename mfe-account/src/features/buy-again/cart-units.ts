import type { Bus } from 'shared-contracts/bus/bus';
import { cartState } from 'shared-contracts/bus/topics';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';

/** As long as a change of the cart waits for its owner. */
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
 * What lies in the cart, as soon as its owner tells. A browser that keeps no cart has nothing in it, and its owner is not
 * even loaded. One that keeps a cart it does not tell of in time rejects: adding on top of the unknown could take away.
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
