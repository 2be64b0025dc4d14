import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';

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
  try {
    const isLeft =
      localStorage.getItem(STORAGE_KEYS.cartOwner) !== null &&
      localStorage.getItem(STORAGE_KEYS.session) === null;
    if (isLeft) return [];
    const lines: unknown = JSON.parse(localStorage.getItem(STORAGE_KEYS.cart) ?? '[]');
    if (!Array.isArray(lines)) return [];
    return lines.filter((line) => Number.isInteger(line?.qty) && line.qty > 0);
  } catch {
    return [];
  }
};

/** Number of items in the stored cart, for the badge. */
export const readStoredCount = (): number => readStoredLines().reduce((sum, { qty }) => sum + qty, 0);

/** False also when the browser blocks the storage. */
const isStored = (key: string): boolean => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

/** Whether the server may have lines of a cart of this browser: the cart has been changed once. */
export const hasCartId = (): boolean => isStored(STORAGE_KEYS.cartId);

/** Whether this browser has cart changes that the server has not confirmed, for example because the page was left. */
export const hasUnsentChanges = (): boolean => isStored(STORAGE_KEYS.cartWishes);

/** Whether this browser has a stored cart or an unsent cart change. */
export const hasStoredCart = (): boolean =>
  readStoredLines().length > 0 || isStored(STORAGE_KEYS.cartOwner) || hasUnsentChanges();
