import { endpoint } from './endpoint.ts';
import type * as schema from './purchases.schema.ts';

export const createPurchase = endpoint<typeof schema.createPurchase>({
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
    'PAYMENT_NOT_AVAILABLE',
    'IDEMPOTENCY_KEY_REQUIRED',
    'IDEMPOTENCY_KEY_REUSED',
  ],
});

export const readPurchase = endpoint<typeof schema.readPurchase>({
  id: 'read-purchase',
  method: 'GET',
  path: '/purchases/:id',
  summary: 'An order, for its owner only',
  errors: ['NOT_FOUND'],
});
