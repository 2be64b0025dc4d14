import { endpoint } from './endpoint.ts';
import type * as schema from './order-tracking.schema.ts';

export const trackOrder = /* @__PURE__ */ endpoint<typeof schema.trackOrder>({
  id: 'track-order',
  method: 'GET',
  path: '/order-tracking',
  summary: 'Where an order is, by its number with the buyer’s e-mail or RUT',
  errors: ['VALIDATION_FAILED', 'ORDER_NOT_FOUND', 'TOO_MANY_REQUESTS'],
});
