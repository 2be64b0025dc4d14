import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { readStored } from './read-stored.ts';
import { isRemembered } from './visitor-mark.ts';

interface StoredLine {
  sku: string;
  qty: number;
  price: number;
}

/**
 * Lines of the stored cart, before the cart service runs. None for invalid data, and for the cart of a customer who has
 * signed out, because the cart service will remove that cart.
 */
export const readStoredLines = (): readonly StoredLine[] => {
  if (readStored(STORAGE_KEYS.cartOwner) !== null && !isRemembered()) return [];
  try {
    const lines: unknown = JSON.parse(readStored(STORAGE_KEYS.cart) ?? '[]');
    if (!Array.isArray(lines)) return [];
    return lines.filter((line) => Number.isInteger(line?.qty) && line.qty > 0);
  } catch {
    return [];
  }
};

/** Number of items in the stored cart, for the badge. */
export const readStoredCount = (): number => readStoredLines().reduce((sum, { qty }) => sum + qty, 0);

/** Whether the server may have lines of a cart of this browser: the cart has been changed once. */
export const hasCartId = (): boolean => readStored(STORAGE_KEYS.cartId) !== null;

/** Whether this browser has cart changes that the server has not confirmed, for example because the page was left. */
export const hasUnsentChanges = (): boolean => readStored(STORAGE_KEYS.cartWishes) !== null;

/** Whether this browser has a stored cart or an unsent cart change. */
export const hasStoredCart = (): boolean =>
  readStoredLines().length > 0 || readStored(STORAGE_KEYS.cartOwner) !== null || hasUnsentChanges();
