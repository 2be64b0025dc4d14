import type { Cart, CartChange } from 'shared-contracts/api/shopping-cart.schema';
import { cartSubtotal, cartTotal } from 'shared-contracts/domain/discount';
import { lineName } from 'shared-contracts/domain/line-name';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Locale } from 'shared-contracts/locale';
import type { Db, Executor } from '../../db/connect.ts';
import { hasSku } from '../catalogue/skus.repository.ts';
import { whyCouponDropped } from '../discounts/discounts.service.ts';
import { requireOwnCart } from './account-cart.service.ts';
import {
  clearDroppedCouponSeen,
  findDroppedCouponSeen,
  findItemChanges,
  findLinesNotJoined,
  updateSeen,
} from './cart-changes.repository.ts';
import type { CartRef } from './cart-id.ts';
import { deleteCartItem, findCartLines, findSellable, upsertCartItem } from './carts.repository.ts';
import { readCoupon } from './read-coupon.ts';
import { findExchange, findShortLines } from './shortages.service.ts';
import type { StoredCartLine } from './stored-cart-line.ts';
import { type Trouble, toCartCases } from './to-cart-cases.ts';
import { toCartCoupon } from './to-cart-coupon.ts';

/** A cart with the product that recommendations start from. */
export interface UpdatedCart {
  data: Cart;
  /** Changed product, or another of the cart after a removal. Undefined for an empty cart. */
  productId: number | undefined;
}

export interface LineChange {
  sku: string;
  /** Absolute quantity. 0 removes the line. */
  qty: number;
  /** Inserts a new line before the line of this sku. Default: at the end. */
  before?: string | undefined;
}

/** Reads lines and totals. A cart that was never written is empty. */
export const readCart = async (db: Executor, cart: CartRef, locale: Locale): Promise<Cart> =>
  toCart(db, cart, await findCartLines(db, cart.key, locale), locale);

export const unitsOf = (lines: readonly { qty: number }[]): number =>
  lines.reduce((sum, { qty }) => sum + qty, 0);

/** Facts of a cart that decide on the price of its delivery. A cart that was never written has no goods. */
export const findDeliveryFacts = async (
  db: Executor,
  cartKey: string,
  locale: Locale,
): Promise<{ goods: number; isFreeByCoupon: boolean; units: number }> => {
  const { coupon, use } = await readCoupon(db, cartKey, await findCartLines(db, cartKey, locale));
  return {
    goods: cartTotal(use.lines) - (coupon?.discount ?? 0),
    isFreeByCoupon: coupon?.freeDelivery ?? false,
    units: unitsOf(use.lines),
  };
};

/**
 * Sets the quantity of one sku (0 removes it) and returns the whole cart.
 * @throws DomainError UNKNOWN_SKU, OUT_OF_STOCK (with the remaining stock), VALIDATION_FAILED for a cart
 *   beyond its limits, CART_NOT_FOUND when the cart joined an account meanwhile
 */
export const updateCart = async (
  db: Db,
  cart: CartRef,
  change: LineChange,
  locale: Locale,
): Promise<UpdatedCart> => {
  const { sku, qty } = change;
  const lines =
    qty > 0 ? await upsertCartItem(db, cart, change, locale) : await removeItem(db, cart, sku, locale);
  // After a successful write the cart has lines. An empty result means that nothing was written.
  if (qty > 0 && lines.length === 0) await explainUnchanged(db, cart, { sku, qty }, locale);
  const { product_id } = lines.find((line) => line.sku === sku) ?? lines[0] ?? {};
  return { data: await toCart(db, cart, lines, locale), productId: product_id };
};

/** Removes a line. A missing line is not an error, but an unknown sku is. */
const removeItem = async (
  db: Executor,
  cart: CartRef,
  sku: string,
  locale: Locale,
): Promise<StoredCartLine[]> => {
  if (!(await deleteCartItem(db, cart, sku))) {
    await requireOwnCart(db, cart);
    if (!(await hasSku(db, sku))) throw new DomainError('UNKNOWN_SKU', { sku }, ['sku']);
  }
  return findCartLines(db, cart.key, locale);
};

const explainUnchanged = async (
  db: Executor,
  cart: CartRef,
  { sku, qty }: { sku: string; qty: number },
  locale: Locale,
): Promise<never> => {
  await requireOwnCart(db, cart);
  const found = await findSellable(db, cart.key, sku, locale);
  if (!found) throw new DomainError('UNKNOWN_SKU', { sku }, ['sku']);
  if (found.stock < qty)
    throw new DomainError('OUT_OF_STOCK', { name: lineName(found), available: found.stock }, ['qty']);
  throw new DomainError('VALIDATION_FAILED', {}, ['qty']);
};

/** Stores that the shopper has seen these changes. Returns the current cart. */
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
  const short = await findShortLines(db, key, items);
  const cases = toCartCases(items, await findTroubles(db, key, short, items, locale));
  const { code, coupon, use } = await readCoupon(db, key, items);
  const { lines: counted } = use;
  if (coupon) await clearDroppedCouponSeen(db, key);
  const { version, changes } = await findItemChanges(db, key, locale);
  if (accountId !== null) changes.push(...(await findLinesNotJoined(db, key, locale)));
  if (code !== null && coupon === null && (await findDroppedCouponSeen(db, key)) !== code)
    changes.push({ kind: 'coupon', code, ...(await whyCouponDropped(db, code, use)) });
  return {
    id,
    version,
    ...(accountId !== null && { owner: 'account' as const }),
    items: items
      .filter(({ case_id }) => case_id === null)
      .map((line) => (short.has(line) ? { ...line, available: short.get(line) } : line)),
    ...(cases.length > 0 && { cases }),
    total: cartTotal(counted),
    total_without_discount: cartSubtotal(counted),
    coupon: coupon && toCartCoupon(coupon, counted),
    ...(changes.length > 0 && { changes }),
  };
};

/** Units that are left of the short bottles in cases, each with a product for an exchange. */
const findTroubles = async (
  db: Executor,
  cartKey: string,
  short: ReadonlyMap<StoredCartLine, number>,
  items: readonly StoredCartLine[],
  locale: Locale,
): Promise<Map<StoredCartLine, Trouble>> => {
  const troubles = new Map<StoredCartLine, Trouble>();
  for (const [line, available] of short) {
    if (line.case_id === null) continue;
    troubles.set(line, { available, exchange: await findExchange(db, cartKey, line, items, locale) });
  }
  return troubles;
};
