import { endpoint } from './endpoint.ts';
import { ORDERS_PATH } from './orders-path.ts';
import type * as schema from './profile.schema.ts';

export const readProfile = /* @__PURE__ */ endpoint<typeof schema.readProfile>({
  id: 'read-profile',
  method: 'GET',
  path: '/profile/user',
  summary: 'Who is signed in',
  errors: ['UNAUTHORIZED'],
});

export const updateProfile = /* @__PURE__ */ endpoint<typeof schema.updateProfile>({
  id: 'update-profile',
  method: 'PUT',
  path: '/profile/user',
  summary: 'Change one’s data',
  errors: ['VALIDATION_FAILED', 'UNAUTHORIZED'],
});

export const changePassword = /* @__PURE__ */ endpoint<typeof schema.changePassword>({
  id: 'change-password',
  method: 'PUT',
  path: '/profile/user/password',
  summary: 'Change the password; needs the current one and ends the other sessions',
  errors: ['VALIDATION_FAILED', 'UNAUTHORIZED', 'WRONG_PASSWORD', 'PASSWORD_TOO_COMMON', 'TOO_MANY_REQUESTS'],
});

export const listAddresses = /* @__PURE__ */ endpoint<typeof schema.listAddresses>({
  id: 'list-addresses',
  method: 'GET',
  path: '/profile/addresses',
  summary: 'Saved addresses, the default one first',
  errors: ['UNAUTHORIZED'],
});

export const createAddress = /* @__PURE__ */ endpoint<typeof schema.createAddress>({
  id: 'create-address',
  method: 'POST',
  path: '/profile/addresses',
  summary: 'Save an address; one that says the same as a saved one is that one',
  status: 201,
  errors: ['VALIDATION_FAILED', 'UNAUTHORIZED', 'TOO_MANY_ADDRESSES'],
});

export const updateAddress = /* @__PURE__ */ endpoint<typeof schema.updateAddress>({
  id: 'update-address',
  method: 'PUT',
  path: '/profile/addresses/:id',
  summary: 'Change a saved address',
  errors: ['VALIDATION_FAILED', 'UNAUTHORIZED', 'NOT_FOUND'],
});

export const deleteAddress = /* @__PURE__ */ endpoint<typeof schema.deleteAddress>({
  id: 'delete-address',
  method: 'DELETE',
  path: '/profile/addresses/:id',
  summary: 'Delete a saved address; it can be brought back for a while',
  errors: ['UNAUTHORIZED', 'NOT_FOUND'],
});

export const restoreAddress = /* @__PURE__ */ endpoint<typeof schema.restoreAddress>({
  id: 'restore-address',
  method: 'POST',
  path: '/profile/addresses/:id/restore',
  summary: 'Bring a deleted address back',
  errors: ['UNAUTHORIZED', 'NOT_FOUND', 'TOO_MANY_ADDRESSES'],
});

export const listOwnOrders = /* @__PURE__ */ endpoint<typeof schema.listOwnOrders>({
  id: 'list-own-orders',
  method: 'GET',
  path: `/profile${ORDERS_PATH}`,
  summary: 'The customer’s orders, the newest first',
  errors: ['VALIDATION_FAILED', 'UNAUTHORIZED'],
});

export const readOwnOrder = /* @__PURE__ */ endpoint<typeof schema.readOwnOrder>({
  id: 'read-own-order',
  method: 'GET',
  path: `/profile${ORDERS_PATH}/:id`,
  summary: 'One of the customer’s orders',
  errors: ['UNAUTHORIZED', 'NOT_FOUND'],
});

export const buyAgain = /* @__PURE__ */ endpoint<typeof schema.buyAgain>({
  id: 'buy-again',
  method: 'GET',
  path: `/profile${ORDERS_PATH}/:id/again`,
  summary: 'What one of the customer’s orders held, with today’s prices and stock',
  errors: ['UNAUTHORIZED', 'NOT_FOUND'],
});
