import { COUPON_REFUSALS } from '../errors/coupon-refusals.ts';
import { endpoint } from './endpoint.ts';
import type * as schema from './orders.schema.ts';
import { ORDERS_PATH } from './orders-path.ts';

export const placeOrder = /* @__PURE__ */ endpoint<typeof schema.placeOrder>({
  id: 'place-order',
  method: 'POST',
  path: ORDERS_PATH,
  summary: 'Place an order from a cart; the same Idempotency-Key answers the same order',
  status: 201,
  errors: [
    'VALIDATION_FAILED',
    'CART_NOT_FOUND',
    'CART_EMPTY',
    'CONFLICT',
    'ORDER_CHANGED',
    'DELIVERY_DAY_CHANGED',
    'DELIVERY_DAY_REFUSED',
    'DELIVERY_OPTION_GONE',
    'OUT_OF_STOCK',
    'COMMUNE_NOT_SERVED',
    ...COUPON_REFUSALS,
    'COUPON_HELD',
    'TOO_MANY_UNPAID',
    'TRANSFER_HELD',
    'STOCK_HELD',
    'ACCOUNT_BLOCKED',
    'BOT_CHECK_FAILED',
    'TOO_MANY_REQUESTS',
    'PAYMENT_NOT_AVAILABLE',
    'IDEMPOTENCY_KEY_REQUIRED',
    'IDEMPOTENCY_KEY_REUSED',
  ],
});

export const readOrder = /* @__PURE__ */ endpoint<typeof schema.readOrder>({
  id: 'read-order',
  method: 'GET',
  path: `${ORDERS_PATH}/:id`,
  summary: 'An order, for its owner only',
  errors: ['NOT_FOUND'],
});

export const retryPayment = /* @__PURE__ */ endpoint<typeof schema.retryPayment>({
  id: 'retry-payment',
  method: 'POST',
  path: `${ORDERS_PATH}/:id/payment/retry`,
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

export const cancelOrder = /* @__PURE__ */ endpoint<typeof schema.cancelOrder>({
  id: 'cancel-order',
  method: 'POST',
  path: `${ORDERS_PATH}/:id/order/cancel`,
  summary: 'Cancel an order that is not sent, for its owner only; a repeat changes nothing',
  errors: ['NOT_FOUND', 'VALIDATION_FAILED', 'CONFLICT', 'TOO_MANY_REQUESTS'],
});

export const sendProof = /* @__PURE__ */ endpoint<typeof schema.sendProof>({
  id: 'send-proof',
  method: 'PUT',
  path: `${ORDERS_PATH}/:id/transfer/proof`,
  summary:
    'The proof of a bank transfer, for the order’s owner only; a second one takes the place of the first',
  errors: [
    'NOT_FOUND',
    'VALIDATION_FAILED',
    'FILE_NOT_ACCEPTED',
    'CONFLICT',
    'PAYLOAD_TOO_LARGE',
    'TOO_MANY_REQUESTS',
    'UNAVAILABLE',
  ],
  carriesFile: true,
});
