import type { Cart } from 'shared-contracts/api/shopping-cart.schema';
import { cartSubtotal, cartTotal } from 'shared-contracts/domain/discount';
import type { Locale } from 'shared-contracts/locale';
import type { Db, Executor } from '../../db/connect.ts';
import { DomainError } from '../../errors/domain-error.ts';
import {
  deleteCartItem,
  findCartLines,
  findSellable,
  lockOrInsertCart,
  type StoredCartLine,
  upsertCartItem,
} from './carts.repository.ts';

/** More than any shopper needs; keeps one cart from growing without end. */
const MAX_LINES = 100;
/** CLP; the contract's largest amount. */
const MAX_TOTAL = 1_000_000_000;

/** A cart as the API shows it: id as the shopper has it, key as it is stored. */
export interface CartRef {
  id: string;
  key: string;
}

/** A cart with the product that recommendations start from. */
export interface UpdatedCart {
  data: Cart;
  /** Product just changed, or another of the cart when it was removed; undefined for an empty cart. */
  productId: number | undefined;
}

/** Lines and totals; a cart never written to is empty. */
export const readCart = async (db: Executor, cart: CartRef, locale: Locale): Promise<Cart> =>
  toCart(cart.id, await findCartLines(db, cart.key, locale));

/**
 * Sets the quantity of one sku, 0 removes it; answers the whole cart.
 * @throws DomainError UNKNOWN_SKU, OUT_OF_STOCK (naming what is left), VALIDATION_FAILED for a cart too large
 */
export const updateCart = (
  db: Db,
  cart: CartRef,
  { sku, qty }: { sku: string; qty: number },
  locale: Locale,
): Promise<UpdatedCart> =>
  db.transaction().execute(async (trx) => {
    await lockOrInsertCart(trx, cart.key);
    const changed =
      qty > 0 ? await upsertCartItem(trx, cart.key, sku, qty) : await deleteCartItem(trx, cart.key, sku);
    if (!changed) await explainUnchanged(trx, sku, qty, locale);
    const lines = await findCartLines(trx, cart.key, locale);
    const data = toCart(cart.id, lines);
    if (lines.length > MAX_LINES || data.total_without_discount > MAX_TOTAL) {
      throw new DomainError('VALIDATION_FAILED', {}, ['qty']);
    }
    return { data, productId: (lines.find((line) => line.sku === sku) ?? lines[0])?.product_id };
  });

/** To remove what is not there is no fault; all else that changed nothing is. */
const explainUnchanged = async (db: Executor, sku: string, qty: number, locale: Locale): Promise<void> => {
  const found = await findSellable(db, sku, locale);
  if (!found) throw new DomainError('UNKNOWN_SKU', { sku }, ['sku']);
  if (qty > 0) throw new DomainError('OUT_OF_STOCK', { name: found.name, available: found.stock }, ['qty']);
};

const toCart = (id: string, items: StoredCartLine[]): Cart => ({
  id,
  items,
  total: cartTotal(items),
  total_without_discount: cartSubtotal(items),
});
