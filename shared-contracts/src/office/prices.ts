import { officeEndpoint } from './endpoint.ts';
import type * as schema from './prices.schema.ts';

export const previewPrices = /* @__PURE__ */ officeEndpoint<typeof schema.previewPrices>({
  id: 'office-preview-prices',
  method: 'POST',
  path: '/office/prices/preview',
  access: 'catalogue.change-price',
  summary: 'Old and new price of each format for a change, and the formats that it cannot change',
  errors: ['VALIDATION_FAILED'],
});

export const changePrices = /* @__PURE__ */ officeEndpoint<typeof schema.changePrices>({
  id: 'office-change-prices',
  method: 'POST',
  path: '/office/prices',
  access: 'catalogue.change-price',
  summary: 'Changes the prices of one or many formats, or none when a row is refused',
  errors: ['VALIDATION_FAILED', 'CONFLICT', 'ROW_REFUSED'],
});

export const checkPricesCsv = /* @__PURE__ */ officeEndpoint<typeof schema.checkPricesCsv>({
  id: 'office-check-prices-csv',
  method: 'POST',
  path: '/office/prices/csv',
  access: 'catalogue.change-price',
  summary: 'Reads prices from a CSV file without changing them: old, new, and each fault with its line',
  errors: ['VALIDATION_FAILED'],
});
