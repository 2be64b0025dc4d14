import type * as schema from './costs.schema.ts';
import { officeEndpoint } from './endpoint.ts';

export const readCosts = /* @__PURE__ */ officeEndpoint<typeof schema.readCosts>({
  id: 'office-read-costs',
  method: 'GET',
  path: '/office/products/:id/costs',
  access: 'catalogue.change-cost',
  summary: 'What the formats of a product cost the shop',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
});

export const changeCosts = /* @__PURE__ */ officeEndpoint<typeof schema.changeCosts>({
  id: 'office-change-costs',
  method: 'POST',
  path: '/office/costs',
  access: 'catalogue.change-cost',
  summary: 'Changes the costs of formats, all or none',
  errors: ['VALIDATION_FAILED', 'CONFLICT', 'ROW_REFUSED'],
});

export const checkCostsCsv = /* @__PURE__ */ officeEndpoint<typeof schema.checkCostsCsv>({
  id: 'office-check-costs-csv',
  method: 'POST',
  path: '/office/costs/csv',
  access: 'catalogue.change-cost',
  summary: 'Checks a CSV file of costs. Changes nothing',
  errors: ['VALIDATION_FAILED'],
});
