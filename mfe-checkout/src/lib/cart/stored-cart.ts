/** The cart in the browser's storage, kept between visits (docs/product/cart.md#browser-storage). */
import type { Cart, CartCase, CartLine } from 'shared-contracts/api/shopping-cart.schema';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { localStore } from '../storage.ts';
import { EMPTY_CART } from './goods-of.ts';

/** Fields that the pages need. A stored line without them was not written by this shop. */
const LINE_FIELDS = {
  sku: 'string',
  slug: 'string',
  name: 'string',
  product_type: 'string',
  frontend_image: 'string',
  qty: 'number',
  stock: 'number',
  price: 'number',
} as const;

export const isAmount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

export const isLine = (value: unknown): value is CartLine => {
  if (typeof value !== 'object' || value === null) return false;
  const line = value as Record<string, unknown>;
  const shaped = Object.entries(LINE_FIELDS).every(([field, type]) => typeof line[field] === type);
  const brand = line.brand as { name?: unknown } | null | undefined;
  return (
    shaped &&
    typeof brand?.name === 'string' &&
    isAmount(line.qty) &&
    line.qty > 0 &&
    isAmount(line.price) &&
    isAmount(line.stock)
  );
};

const toCoupon = (kept: unknown, total: number): Cart['coupon'] => {
  const { code, discount, free_delivery } = Object(kept) as Record<string, unknown>;
  if (typeof code !== 'string' || !isAmount(discount) || discount > total) return null;
  return { code, discount, ...(free_delivery === true && { free_delivery }) };
};

export const readStoredCartId = (): string | null => localStore.read(STORAGE_KEYS.cartId) || null;
export const storeCartId = (id: string): void => localStore.write(STORAGE_KEYS.cartId, id);

const isCase = (value: unknown): value is CartCase => {
  const { bottles } = Object(value) as Record<string, unknown>;
  return Array.isArray(bottles) && bottles.every(isLine);
};

/** The stored cart. Empty without an id, or when this shop did not write a stored value. */
export const readStoredCart = (): { id: string | null; cart: Cart } => {
  const id = readStoredCartId();
  const items = localStore.readJson(STORAGE_KEYS.cart);
  const total = localStore.readJson(STORAGE_KEYS.cartTotal);
  const full = localStore.readJson(STORAGE_KEYS.cartTotalWithoutDiscount);
  if (!id || !Array.isArray(items) || !items.every(isLine) || !isAmount(total) || !isAmount(full))
    return { id, cart: EMPTY_CART };
  const coupon = toCoupon(localStore.readJson(STORAGE_KEYS.cartCoupon), total);
  const version = localStore.readJson(STORAGE_KEYS.cartVersion);
  const cases = localStore.readJson(STORAGE_KEYS.cartCases);
  return {
    id,
    cart: {
      id,
      ...(isAmount(version) && { version }),
      items,
      ...(Array.isArray(cases) && cases.every(isCase) && { cases }),
      total,
      total_without_discount: full,
      coupon,
    },
  };
};

/**
 * `cart_total` holds the total after product discounts and before the coupon, `cart_total_w_discount` the
 * total without discounts. The lines are written last: their storage event makes the other tabs read all
 * keys.
 */
export const storeCart = (cart: Cart): void => {
  storeCartId(cart.id);
  if (cart.owner) localStore.write(STORAGE_KEYS.cartOwner, cart.owner);
  else localStore.remove(STORAGE_KEYS.cartOwner);
  localStore.writeJson(STORAGE_KEYS.cartVersion, cart.version ?? null);
  localStore.writeJson(STORAGE_KEYS.cartTotal, cart.total);
  localStore.writeJson(STORAGE_KEYS.cartTotalWithoutDiscount, cart.total_without_discount);
  localStore.writeJson(STORAGE_KEYS.cartCoupon, cart.coupon ?? null);
  if (cart.cases) localStore.writeJson(STORAGE_KEYS.cartCases, cart.cases);
  else localStore.remove(STORAGE_KEYS.cartCases);
  localStore.writeJson(STORAGE_KEYS.cart, cart.items);
};

/** Storage keys: a change of one of them means that another tab changed the cart. */
export const CART_KEYS: readonly string[] = [
  STORAGE_KEYS.cartId,
  STORAGE_KEYS.cart,
  STORAGE_KEYS.cartCoupon,
  STORAGE_KEYS.cartCases,
];

/** Whether the stored cart belongs to a customer. The customer may have signed out since. */
export const isAccountCartStored = (): boolean => localStore.read(STORAGE_KEYS.cartOwner) !== null;

export const forgetCart = (): void =>
  localStore.remove(
    STORAGE_KEYS.cartId,
    STORAGE_KEYS.cartOwner,
    STORAGE_KEYS.cartVersion,
    STORAGE_KEYS.cart,
    STORAGE_KEYS.cartTotal,
    STORAGE_KEYS.cartTotalWithoutDiscount,
    STORAGE_KEYS.cartCoupon,
    STORAGE_KEYS.cartCases,
  );
