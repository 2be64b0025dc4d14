import { endpoint } from './endpoint.ts';
import type * as schema from './purchases.schema.ts';

export const createPurchase = /* @__PURE__ */ endpoint<typeof schema.createPurchase>({
  id: 'create-purchase',
  method: 'POST',
  path: '/purchases',
  summary: 'Place an order from a cart; the same Idempotency-Key answers the same order',
  status: 201,
  errors: [
    'VALIDATION_FAILED',
    'CART_NOT_FOUND',
    'CART_EMPTY',
    'CONFLICT',
    'OUT_OF_STOCK',
    'COMMUNE_NOT_SERVED',
    'COUPON_INVALID',
    'COUPON_USED',
    'COUPON_NOT_COMBINABLE',
    'COUPON_MIN_TOTAL',
    'COUPON_HELD',
    'TOO_MANY_UNPAID',
    'TRANSFER_HELD',
    'STOCK_HELD',
    'BOT_CHECK_FAILED',
    'TOO_MANY_REQUESTS',
    'PAYMENT_NOT_AVAILABLE',
    'IDEMPOTENCY_KEY_REQUIRED',
    'IDEMPOTENCY_KEY_REUSED',
  ],
});

export const readPurchase = /* @__PURE__ */ endpoint<typeof schema.readPurchase>({
  id: 'read-purchase',
  method: 'GET',
  path: '/purchases/:id',
  summary: 'An order, for its owner only',
  errors: ['NOT_FOUND'],
});

export const retryPayment = /* @__PURE__ */ endpoint<typeof schema.retryPayment>({
  id: 'retry-payment',
  method: 'POST',
  path: '/purchases/:id/payment/retry',
  summary:
    'Begin a new card payment of an unpaid order, for its owner only; price and stock are checked again',
  errors: [
    'NOT_FOUND',
    'CONFLICT',
    'ORDER_CHANGED',
    'OUT_OF_STOCK',
    'COUPON_HELD',
    'TOO_MANY_UNPAID',
    'STOCK_HELD',
    'PAYMENT_NOT_AVAILABLE',
    'TOO_MANY_REQUESTS',
  ],
});

export const sendProof = /* @__PURE__ */ endpoint<typeof schema.sendProof>({
  id: 'send-proof',
  method: 'PUT',
  path: '/purchases/:id/transfer/proof',
  summary:
    'The proof of a bank transfer, for the order’s owner only; a second one takes the place of the first',
  errors: [
    'NOT_FOUND',
    'VALIDATION_FAILED',
    'FILE_NOT_ACCEPTED',
    'CONFLICT',
    'PAYLOAD_TOO_LARGE',
    'TOO_MANY_REQUESTS',
  ],
  carriesFile: true,
});

export const registerAsGuest = /* @__PURE__ */ endpoint<typeof schema.registerAsGuest>({
  id: 'register-as-guest',
  method: 'POST',
  path: '/purchases/register-as-guest',
  summary: 'Buy without an account: checks who buys and answers a signed guest id; nothing is stored',
  status: 201,
  errors: ['VALIDATION_FAILED', 'TOO_MANY_REQUESTS'],
});

export const createPurchaseAddress = /* @__PURE__ */ endpoint<typeof schema.createPurchaseAddress>({
  id: 'create-purchase-address',
  method: 'POST',
  path: '/purchases/address',
  summary: 'Keep the address of a purchase under way',
  status: 201,
  errors: ['VALIDATION_FAILED', 'COMMUNE_NOT_SERVED'],
});

export const readPurchaseAddress = /* @__PURE__ */ endpoint<typeof schema.readPurchaseAddress>({
  id: 'read-purchase-address',
  method: 'GET',
  path: '/purchases/address/:id',
  summary: 'An address, for who stored it only',
  errors: ['NOT_FOUND'],
});
