import type { Cart, CartChange } from 'shared-contracts/api/shopping-cart.schema';
import { cartSubtotal, cartTotal, inStockLines } from 'shared-contracts/domain/discount';
import { lineName } from 'shared-contracts/domain/line-name';
import type { Locale } from 'shared-contracts/locale';
import type { Db, Executor } from '../../db/connect.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { readCartCoupon, whyCouponDropped } from '../discounts/discounts.service.ts';
import { isGuestCart } from './account-cart.service.ts';
import {
  findItemChanges,
  findLinesNotJoined,
  findSeenCoupon,
  updateSeen,
} from './cart-changes.repository.ts';
import { CART_LIMITS } from './cart-limits.ts';
import {
  deleteCartItem,
  findCartLines,
  findSellable,
  type StoredCartLine,
  upsertCartItem,
} from './carts.repository.ts';
import type { CartRef } from './resolve-cart.ts';

/** A cart with the product that recommendations start from. */
export interface UpdatedCart {
  data: Cart;
  /** Product just changed, or another of the cart when it was removed; undefined for an empty cart. */
  productId: number | undefined;
}

export interface LineChange {
  sku: string;
  /** Absolute; 0 removes. */
  qty: number;
  /** A new line goes before the line of this sku; without it, to the end. */
  before?: string | undefined;
}

/** Lines and totals; a cart never written to is empty. */
export const readCart = async (db: Executor, cart: CartRef, locale: Locale): Promise<Cart> =>
  toCart(db, cart, await findCartLines(db, cart.key, locale), locale);

/**
 * Sets the quantity of one sku, 0 removes it; answers the whole cart.
 * @throws DomainError UNKNOWN_SKU, OUT_OF_STOCK (naming what is left), VALIDATION_FAILED for a cart too large,
 *   CART_NOT_FOUND when an account took the cart over a moment ago
 */
export const updateCart = async (
  db: Db,
  cart: CartRef,
  change: LineChange,
  locale: Locale,
): Promise<UpdatedCart> => {
  const { sku, qty } = change;
  const lines =
    qty > 0
      ? await upsertCartItem(db, cart, change, { ...CART_LIMITS, locale })
      : await removeItem(db, cart.key, sku, locale);
  // What was put is in the cart: an empty one was not written.
  if (qty > 0 && lines.length === 0) await explainUnchanged(db, cart, { sku, qty }, locale);
  const { product_id } = lines.find((line) => line.sku === sku) ?? lines[0] ?? {};
  return { data: await toCart(db, cart, lines, locale), productId: product_id };
};

/** To remove what is not there is no fault, unless there is no such thing. */
const removeItem = async (
  db: Executor,
  cartKey: string,
  sku: string,
  locale: Locale,
): Promise<StoredCartLine[]> => {
  const removed = await deleteCartItem(db, cartKey, sku);
  if (!removed && !(await findSellable(db, sku, locale)))
    throw new DomainError('UNKNOWN_SKU', { sku }, ['sku']);
  return findCartLines(db, cartKey, locale);
};

const explainUnchanged = async (
  db: Executor,
  cart: CartRef,
  { sku, qty }: { sku: string; qty: number },
  locale: Locale,
): Promise<never> => {
  if (cart.accountId === null && !(await isGuestCart(db, cart.key))) throw new DomainError('CART_NOT_FOUND');
  const found = await findSellable(db, sku, locale);
  if (!found) throw new DomainError('UNKNOWN_SKU', { sku }, ['sku']);
  if (found.stock < qty)
    throw new DomainError('OUT_OF_STOCK', { name: lineName(found), available: found.stock }, ['qty']);
  throw new DomainError('VALIDATION_FAILED', {}, ['qty']);
};

/** Remembers that the shopper has seen these changes; answers the cart as it is now. */
export const acknowledgeChanges = async (
  db: Db,
  cart: CartRef,
  changes: readonly CartChange[],
  locale: Locale,
): Promise<Cart> => {
  await db.transaction().execute((trx) => updateSeen(trx, cart.key, changes));
  return readCart(db, cart, locale);
};

const toCart = async (
  db: Executor,
  { id, key, accountId }: CartRef,
  items: StoredCartLine[],
  locale: Locale,
): Promise<Cart> => {
  const counted = inStockLines(items);
  const code = items[0]?.coupon_code ?? null;
  const coupon = await readCartCoupon(db, code, counted);
  const changes = await findItemChanges(db, key, locale);
  if (accountId !== null) changes.push(...(await findLinesNotJoined(db, key, locale)));
  if (code !== null && coupon === null && (await findSeenCoupon(db, key)) !== code)
    changes.push({ kind: 'coupon', code, reason: await whyCouponDropped(db, code, counted) });
  return {
    id,
    ...(accountId !== null && { owner: 'account' as const }),
    items,
    total: cartTotal(counted),
    total_without_discount: cartSubtotal(counted),
    coupon,
    ...(changes.length > 0 && { changes }),
  };
};
