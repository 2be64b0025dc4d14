import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { readStored } from './read-stored.ts';
import { isRemembered } from './visitor-mark.ts';

interface StoredLine {
  sku: string;
  slug: string;
  qty: number;
  price: number;
}

/**
 * None without data, for invalid data, and for the cart of a customer who has signed out, because the cart service will
 * remove it.
 */
const readLines = (key: string): readonly StoredLine[] => {
  if (readStored(STORAGE_KEYS.cartOwner) !== null && !isRemembered()) return [];
  try {
    const stored: (StoredLine & { bottles?: StoredLine[] })[] = JSON.parse(readStored(key) ?? '');
    return stored.flatMap((one) => one.bottles ?? one).filter(({ qty }) => Number.isInteger(qty) && qty > 0);
  } catch {
    return [];
  }
};

/** Lines of the stored cart, before the cart service runs. */
export const readStoredLines = (): readonly StoredLine[] => readLines(STORAGE_KEYS.cart);

/** Bottles of the cases in the stored cart. They are no lines that a card could change. */
export const readStoredBottles = (): readonly StoredLine[] => readLines(STORAGE_KEYS.cartCases);

/** Number of items in the stored cart, for the badge. */
export const readStoredCount = (): number =>
  [STORAGE_KEYS.cart, STORAGE_KEYS.cartCases].flatMap(readLines).reduce((sum, { qty }) => sum + qty, 0);

/** Whether the server may have lines of a cart of this browser: the cart has been changed once. */
export const hasCartId = (): boolean => readStored(STORAGE_KEYS.cartId) !== null;

/** Whether this browser has cart changes that the server has not confirmed, for example because the page was left. */
export const hasUnsentChanges = (): boolean => readStored(STORAGE_KEYS.cartWishes) !== null;

/** Whether this browser has a stored cart or an unsent cart change. */
export const hasStoredCart = (): boolean =>
  readStoredCount() > 0 || readStored(STORAGE_KEYS.cartOwner) !== null || hasUnsentChanges();
