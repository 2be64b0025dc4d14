import { officeEndpoint } from './endpoint.ts';
import type * as schema from './price-plans.schema.ts';

export const planPrice = /* @__PURE__ */ officeEndpoint<typeof schema.planPrice>({
  id: 'office-plan-price',
  method: 'POST',
  path: '/office/price-plans',
  access: 'catalogue.change-price',
  summary: 'Plans a price or an offer that starts by itself',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'ENTRY_REFUSED'],
});

export const removePricePlan = /* @__PURE__ */ officeEndpoint<typeof schema.removePricePlan>({
  id: 'office-remove-price-plan',
  method: 'POST',
  path: '/office/price-plans/:id/remove',
  access: 'catalogue.change-price',
  summary: 'Removes a planned price, or ends a running offer now',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT'],
});
