import { officeEndpoint } from './endpoint.ts';
import type * as schema from './stock.schema.ts';

export const previewStock = /* @__PURE__ */ officeEndpoint<typeof schema.previewStock>({
  id: 'office-preview-stock',
  method: 'POST',
  path: '/office/stock/preview',
  access: 'catalogue.change-stock',
  summary: 'Old and new units of each format for a correction, and the formats that it cannot change',
  errors: ['VALIDATION_FAILED'],
});

export const correctStock = /* @__PURE__ */ officeEndpoint<typeof schema.correctStock>({
  id: 'office-correct-stock',
  method: 'POST',
  path: '/office/stock',
  access: 'catalogue.change-stock',
  summary: 'Sets the units in the cellar of one or many formats, or none when a row is refused',
  errors: ['VALIDATION_FAILED', 'CONFLICT', 'ROW_REFUSED'],
});

export const checkStockCsv = /* @__PURE__ */ officeEndpoint<typeof schema.checkStockCsv>({
  id: 'office-check-stock-csv',
  method: 'POST',
  path: '/office/stock/csv',
  access: 'catalogue.change-stock',
  summary: 'Reads counted units from a CSV file without changing the stock',
  errors: ['VALIDATION_FAILED'],
});
