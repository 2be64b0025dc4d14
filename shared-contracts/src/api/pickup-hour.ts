import { endpoint } from './endpoint.ts';
import type * as schema from './pickup-hour.schema.ts';

export const readPickupHour = /* @__PURE__ */ endpoint<typeof schema.readPickupHour>({
  id: 'read-pickup-hour',
  method: 'GET',
  path: '/pickup-hour',
  summary: 'First hour at which an order of this moment is ready for pick-up',
  errors: [],
});
