/**
 * Wishes that the server has not answered yet, kept so that they outlive a page that is left at once. All tabs share
 * one list with one wish a sku: it belongs to the tab that wished last.
 */
import type { CartItem } from 'shared-contracts/bus/topics';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { localStore } from '../storage.ts';
import { LEAVING_MS } from './log-failure.ts';
import { isAmount, isLine } from './stored-cart.ts';

export interface KeptWish {
  item: CartItem;
  /** Absolute; 0 removes. */
  qty: number;
  before?: string | undefined;
  /** When it was asked, ms since 1970. */
  at: number;
}

/** Nobody waits any more for a wish of this age. */
export const KEPT_WISH_MS = 600_000;
export const MAX_KEPT_WISHES = 20;

const isAlive = (value: unknown): value is KeptWish => {
  const { item, qty, at } = Object(value) as Record<string, unknown>;
  if (!isAmount(qty) || !isAmount(at) || !isLine({ ...Object(item), qty: 1 })) return false;
  // Either way: the clocks of two tabs may differ a little.
  return Math.abs(Date.now() - at) < KEPT_WISH_MS;
};

/** The kept wishes, the last one last; none where something else is stored. */
export const readKeptWishes = (): KeptWish[] => {
  const kept = localStore.readJson(STORAGE_KEYS.cartWishes);
  return Array.isArray(kept) ? kept.filter(isAlive).slice(-MAX_KEPT_WISHES) : [];
};

const isSame = (a: KeptWish, b: KeptWish): boolean =>
  a.item.sku === b.item.sku && a.at === b.at && a.qty === b.qty;

/** Whether nobody has answered or overtaken it. */
export const isKept = (wish: KeptWish): boolean => readKeptWishes().some((kept) => isSame(kept, wish));

export const keepWish = ({ item, qty, before, at }: KeptWish): void => {
  const others = readKeptWishes().filter(({ item: { sku } }) => sku !== item.sku);
  localStore.writeJson(STORAGE_KEYS.cartWishes, [...others, { item, qty, before, at }]);
};

/** Forgets these, but not what was wished of the same sku after them. */
export const forgetWishes = (wishes: readonly KeptWish[]): void => {
  const left = readKeptWishes().filter((kept) => !wishes.some((wish) => isSame(kept, wish)));
  if (left.length > 0) localStore.writeJson(STORAGE_KEYS.cartWishes, left);
  else localStore.remove(STORAGE_KEYS.cartWishes);
};

/** Forgets a wish after a fault that the shopper was told of; a page that is being left never comes to it. */
export const forgetUnlessLeft = async (wish: KeptWish): Promise<void> => {
  await new Promise((done) => setTimeout(done, LEAVING_MS));
  forgetWishes([wish]);
};

/** Deletes all kept wishes. A wish from before an order must not fill the cart after it. */
export const forgetAllWishes = (): void => localStore.remove(STORAGE_KEYS.cartWishes);
