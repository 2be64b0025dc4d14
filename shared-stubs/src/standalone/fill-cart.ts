/** Creates the chosen cart: in the stub cart, or for checkout at the API and in the browser's storage. */
import { catalogue } from 'shared-contracts/api/catalogue';
import type { ApiClient } from 'shared-contracts/api/endpoint';
import { readCartId, updateCart } from 'shared-contracts/api/shopping-cart';
import type { Cart } from 'shared-contracts/api/shopping-cart.schema';
import type { CartItem } from 'shared-contracts/bus/topics';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { type CartSituation, linesOf } from '../host/cart-situations.ts';
import type { ConfirmUpdate, StubLine } from '../host/stub-cart.ts';
import { toCartItem } from '../host/to-cart-item.ts';

const STORED = [
  STORAGE_KEYS.cart,
  STORAGE_KEYS.cartId,
  STORAGE_KEYS.cartTotal,
  STORAGE_KEYS.cartTotalWithoutDiscount,
  STORAGE_KEYS.cartWishes,
];

/** Products of the API, in turn from each category. None if the API does not answer. */
const itemsOf = async (api: ApiClient): Promise<CartItem[]> => {
  const lists = await Promise.all(
    Object.values(catalogue).map(({ list }) =>
      api.call(list, { query: { per_page: 24 } }).then(
        ({ data }) => data,
        () => [],
      ),
    ),
  );
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list[index] ?? []))
    .flat()
    .filter(({ stock }) => stock > 0)
    .map(toCartItem);
};

export const chosenLines = async (situation: CartSituation, api: ApiClient): Promise<StubLine[]> =>
  situation === 'empty' ? [] : linesOf(situation, await itemsOf(api));

const storeCart = (cart: Cart): void => {
  localStorage.setItem(STORAGE_KEYS.cartId, cart.id);
  localStorage.setItem(STORAGE_KEYS.cart, JSON.stringify(cart.items));
  localStorage.setItem(STORAGE_KEYS.cartTotal, String(cart.total));
  localStorage.setItem(STORAGE_KEYS.cartTotalWithoutDiscount, String(cart.total_without_discount));
};

/** Replaces the stored cart of an earlier page. */
export const storeChosenCart = async (situation: CartSituation, api: ApiClient): Promise<void> => {
  for (const key of STORED) localStorage.removeItem(key);
  const lines = await chosenLines(situation, api);
  if (lines.length === 0) return;
  const { id } = await api.call(readCartId, {});
  for (const { item, qty } of lines) {
    const { data } = await api.call(updateCart, { query: { cart_id: id }, body: { sku: item.sku, qty } });
    storeCart(data);
  }
};

/**
 * Sends each update of the stub cart to the API too, so that the API's scenario applies (sold out, slow,
 * 500).
 */
export const createApiConfirm = (): ConfirmUpdate => {
  let cartId: Promise<string> | undefined;
  return async ({ api }, { item, qty }) => {
    cartId ??= api.call(readCartId, {}).then(({ id }) => id);
    cartId.catch(() => {
      cartId = undefined;
    });
    await api.call(updateCart, { query: { cart_id: await cartId }, body: { sku: item.sku, qty } });
  };
};
