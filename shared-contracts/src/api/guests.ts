import { endpoint } from './endpoint.ts';
import type * as schema from './guests.schema.ts';
import { ORDERS_PATH } from './orders-path.ts';

export const registerAsGuest = /* @__PURE__ */ endpoint<typeof schema.registerAsGuest>({
  id: 'register-as-guest',
  method: 'POST',
  path: `${ORDERS_PATH}/register-as-guest`,
  summary: 'Buy without an account: checks who buys and answers a signed guest id; nothing is stored',
  status: 201,
  errors: ['VALIDATION_FAILED', 'TOO_MANY_REQUESTS'],
});

export const createOrderAddress = /* @__PURE__ */ endpoint<typeof schema.createOrderAddress>({
  id: 'create-order-address',
  method: 'POST',
  path: `${ORDERS_PATH}/address`,
  summary: 'Keep the address of an order that is not placed yet',
  status: 201,
  errors: ['VALIDATION_FAILED', 'COMMUNE_NOT_SERVED'],
});

export const readOrderAddress = /* @__PURE__ */ endpoint<typeof schema.readOrderAddress>({
  id: 'read-order-address',
  method: 'GET',
  path: `${ORDERS_PATH}/address/:id`,
  summary: 'An address, only for the person who stored it',
  errors: ['NOT_FOUND'],
});
