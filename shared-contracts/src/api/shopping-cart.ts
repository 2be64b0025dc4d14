import { endpoint } from './endpoint.ts';
import { ORDERS_PATH } from './orders-path.ts';
import type * as schema from './shopping-cart.schema.ts';

export const readCartId = /* @__PURE__ */ endpoint<typeof schema.readCartId>({
  id: 'read-cart-id',
  method: 'GET',
  path: '/shopping-cart/id',
  summary: 'A new signed cart id, stored at its first write; a customer gets the id of the account’s cart',
  errors: [],
});

export const readCart = /* @__PURE__ */ endpoint<typeof schema.readCart>({
  id: 'read-cart',
  method: 'GET',
  path: '/shopping-cart',
  summary:
    'Lines and totals of a cart; a customer reads the account’s cart, and a guest cart named here joins it',
  errors: ['VALIDATION_FAILED', 'CART_NOT_FOUND'],
});

export const updateCart = /* @__PURE__ */ endpoint<typeof schema.updateCart>({
  id: 'update-cart',
  method: 'PUT',
  path: '/shopping-cart',
  summary: 'Set the quantity of one sku; 0 removes it',
  errors: ['VALIDATION_FAILED', 'CART_NOT_FOUND', 'UNKNOWN_SKU', 'OUT_OF_STOCK'],
});

export const acknowledgeCartChanges = /* @__PURE__ */ endpoint<typeof schema.acknowledgeCartChanges>({
  id: 'acknowledge-cart-changes',
  method: 'PUT',
  path: '/shopping-cart/seen',
  summary: 'The shopper has seen these changes of the cart: they are not told again',
  errors: ['VALIDATION_FAILED', 'CART_NOT_FOUND'],
});

export const calculateShipping = /* @__PURE__ */ endpoint<typeof schema.calculateShipping>({
  id: 'calculate-shipping',
  method: 'POST',
  path: `${ORDERS_PATH}/calculate-shipping`,
  summary: 'Price and time of delivery to a commune',
  errors: ['VALIDATION_FAILED', 'CART_NOT_FOUND', 'COMMUNE_NOT_SERVED'],
});
