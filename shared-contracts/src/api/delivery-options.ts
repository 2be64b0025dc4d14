import type * as schema from './delivery-options.schema.ts';
import { endpoint } from './endpoint.ts';

export const readDeliveryOptions = /* @__PURE__ */ endpoint<typeof schema.readDeliveryOptions>({
  id: 'read-delivery-options',
  method: 'GET',
  path: '/delivery-options',
  summary: 'Price and time of delivery to a commune by its name, without a cart',
  errors: ['VALIDATION_FAILED', 'COMMUNE_NOT_SERVED'],
});
