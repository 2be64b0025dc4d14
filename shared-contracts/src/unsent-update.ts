import type { CartItem } from './bus/topics.ts';

/**
 * A cart change that the server has not confirmed yet. Local storage keeps a list of them with one per sku, oldest
 * first, under `STORAGE_KEYS.cartWishes`. Checkout writes the list and sends it. The shell writes to it while it cannot
 * load checkout.
 */
export interface UnsentUpdate {
  item: CartItem;
  /** Absolute; 0 removes the line. Not used while `add` is set. */
  qty: number;
  /** Units to add to a cart that the page did not know yet. */
  add?: number | undefined;
  /** Where a new line goes: before the line of this sku. Without it: to the end. */
  before?: string | undefined;
  /**
   * The cart to which the change was sent, and its version before. Omitted for a change that was never sent, or while
   * the version is unknown.
   */
  sent?: { cartId: string; version: number } | undefined;
  /** Time of the request, ms since 1970. */
  at: number;
}
