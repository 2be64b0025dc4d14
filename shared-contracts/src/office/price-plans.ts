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

export const previewPlans = /* @__PURE__ */ officeEndpoint<typeof schema.previewPlans>({
  id: 'office-preview-plans',
  method: 'POST',
  path: '/office/price-plans/preview',
  access: 'catalogue.change-price',
  summary: 'Price of each format before and after the start of an offer, and the formats that cannot have it',
  errors: ['VALIDATION_FAILED', 'ENTRY_REFUSED'],
});

export const planPrices = /* @__PURE__ */ officeEndpoint<typeof schema.planPrices>({
  id: 'office-plan-prices',
  method: 'POST',
  path: '/office/price-plans/many',
  access: 'catalogue.change-price',
  summary: 'Plans an offer of many formats, or of none when a row is refused',
  errors: ['VALIDATION_FAILED', 'ENTRY_REFUSED'],
});

export const removePricePlan = /* @__PURE__ */ officeEndpoint<typeof schema.removePricePlan>({
  id: 'office-remove-price-plan',
  method: 'POST',
  path: '/office/price-plans/:id/remove',
  access: 'catalogue.change-price',
  summary: 'Removes a planned price, or ends a running offer now',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT'],
});
