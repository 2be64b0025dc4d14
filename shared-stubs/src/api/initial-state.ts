/** The initial state: one customer with an address and two orders, an empty cart, no session. */
import type { PlaceOrderBody } from 'shared-contracts/api/place-order.schema';
import type { Locale } from 'shared-contracts/locale';
import { cartOf } from './cart-of.ts';
import { communeNames } from './communes.ts';
import { SCENARIOS } from './scenarios.ts';
import { productsAt } from './shelf.ts';
import { createShopState, type ShopState } from './shop-state.ts';
import { storeOrder, toOrder } from './to-order.ts';

const HOME = { address: 'Av. Los Alerces 1234', commune_id: '13123' };
const ORDERS_BEFORE = [
  { platform: 'webpay', status: 'delivered', qty: 6 },
  { platform: 'transfer', status: 'in_validation', qty: 2 },
] as const;

const addOrders = (state: ShopState, locale: Locale): void => {
  const { first_name, last_name, rut, phone, email } = state.user;
  const person = { name: first_name, surname: last_name, rut, phone: phone ?? '', email };
  for (const [index, { platform, status, qty }] of ORDERS_BEFORE.entries()) {
    const product = productsAt('/wines', locale)[index];
    if (!product) return;
    const cartId = `before-${index}`;
    state.carts.set(cartId, new Map([[product.sku, qty]]));
    const body: PlaceOrderBody = {
      ...person,
      delivery: { method: 'home', ...HOME },
      payment_method: { platform },
      terms: true,
    };
    const cart = cartOf(cartId, { state, locale, effect: SCENARIOS.normal.effect });
    storeOrder(state, { ...toOrder(cart, body, { count: index + 1, locale }), status });
    state.carts.delete(cartId);
  }
};

export const createInitialState = (locale: Locale): ShopState => {
  const state = createShopState();
  const id = '00000000-0000-4000-8000-000000000000';
  const place = { ...communeNames(HOME.commune_id, locale), address: HOME.address, apartment: null };
  state.addresses.set(id, { id, identification: 'Casa', ...place, is_default: true });
  addOrders(state, locale);
  return state;
};
