/**
 * Line updates that the server has not answered yet, stored so that they are not lost when the shopper leaves
 * the page. All tabs share one list with one update per sku: the last one, from whichever tab.
 */
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import type { UnsentUpdate } from 'shared-contracts/unsent-update';
import { localStore } from '../storage.ts';
import { LEAVING_MS } from './log-failure.ts';
import { isAmount, isLine } from './stored-cart.ts';

export type StoredUpdate = UnsentUpdate;

/** The shopper no longer expects an update of this age. */
const STORED_UPDATE_MS = 600_000;
const MAX_STORED_UPDATES = 20;

const isSentTo = (value: unknown): boolean => {
  const { cartId, version } = Object(value) as Record<string, unknown>;
  return typeof cartId === 'string' && isAmount(version);
};

const isUsable = (value: unknown): value is StoredUpdate => {
  const { item, qty, add, sent, at } = Object(value) as Record<string, unknown>;
  if (
    !isAmount(qty) ||
    !(add === undefined || isAmount(add)) ||
    !(sent === undefined || isSentTo(sent)) ||
    !isAmount(at) ||
    !isLine({ ...Object(item), qty: 1 })
  )
    return false;
  // A time in the future counts as well: the clocks of two tabs may differ a little.
  return Math.abs(Date.now() - at) < STORED_UPDATE_MS;
};

/** The stored updates, oldest first. Values that this shop did not write are left out. */
export const readStoredUpdates = (): StoredUpdate[] => {
  const stored = localStore.readJson(STORAGE_KEYS.cartWishes);
  return Array.isArray(stored) ? stored.filter(isUsable).slice(-MAX_STORED_UPDATES) : [];
};

const isSame = (a: StoredUpdate, b: StoredUpdate): boolean =>
  a.item.sku === b.item.sku && a.at === b.at && a.qty === b.qty && a.add === b.add;

/** False when the server answered the update, another tab replaced it, or it is too old. */
export const isStored = (update: StoredUpdate): boolean =>
  readStoredUpdates().some((stored) => isSame(stored, update));

export const storeUpdate = ({ item, qty, add, before, sent, at }: StoredUpdate): void => {
  const others = readStoredUpdates().filter(({ item: { sku } }) => sku !== item.sku);
  localStore.writeJson(STORAGE_KEYS.cartWishes, [...others, { item, qty, add, before, sent, at }]);
};

/** Removes these updates. Newer ones of the same sku stay. */
export const forgetUpdates = (updates: readonly StoredUpdate[]): void => {
  const left = readStoredUpdates().filter((stored) => !updates.some((update) => isSame(stored, update)));
  if (left.length > 0) localStore.writeJson(STORAGE_KEYS.cartWishes, left);
  else localStore.remove(STORAGE_KEYS.cartWishes);
};

/**
 * Removes a failed update after `LEAVING_MS`. A page that the shopper is leaving ends before, so its update
 * stays stored for the next page.
 */
export const forgetUpdateUnlessLeaving = async (update: StoredUpdate): Promise<void> => {
  await new Promise((done) => setTimeout(done, LEAVING_MS));
  forgetUpdates([update]);
};

/** Removes all stored updates, so that updates from before a purchase do not fill the cart after it. */
export const forgetAllUpdates = (): void => localStore.remove(STORAGE_KEYS.cartWishes);
