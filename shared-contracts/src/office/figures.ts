import { officeEndpoint } from './endpoint.ts';
import type * as schema from './figures.schema.ts';

export const readSales = /* @__PURE__ */ officeEndpoint<typeof schema.readSales>({
  id: 'office-read-sales',
  method: 'GET',
  path: '/office/figures/sales',
  access: 'figures.read',
  summary: 'Sales, refunds and margin by day, week or month, beside the period before',
  errors: ['VALIDATION_FAILED'],
});

export const readBestSellers = /* @__PURE__ */ officeEndpoint<typeof schema.readBestSellers>({
  id: 'office-read-best-sellers',
  method: 'GET',
  path: '/office/figures/best-sellers',
  access: 'figures.read',
  summary: 'Formats that sell best in a period',
  errors: ['VALIDATION_FAILED'],
});

export const readLostSearches = /* @__PURE__ */ officeEndpoint<typeof schema.readLostSearches>({
  id: 'office-read-lost-searches',
  method: 'GET',
  path: '/office/figures/lost-searches',
  access: 'figures.read',
  summary: 'Words that shoppers searched for without finding a product',
  errors: ['VALIDATION_FAILED'],
});

export const readSearches = /* @__PURE__ */ officeEndpoint<typeof schema.readSearches>({
  id: 'office-read-searches',
  method: 'GET',
  path: '/office/figures/searches',
  access: 'figures.read',
  summary: 'Searches with the presses on their results and the additions to the cart',
  errors: ['VALIDATION_FAILED'],
});

export const readCorrections = /* @__PURE__ */ officeEndpoint<typeof schema.readCorrections>({
  id: 'office-read-corrections',
  method: 'GET',
  path: '/office/figures/corrections',
  access: 'figures.read',
  summary: 'Words that the search corrected, and what to',
  errors: ['VALIDATION_FAILED'],
});

export const readAbandonedCarts = /* @__PURE__ */ officeEndpoint<typeof schema.readAbandonedCarts>({
  id: 'office-read-abandoned-carts',
  method: 'GET',
  path: '/office/figures/carts',
  access: 'figures.read',
  summary: 'Carts that were not bought, by the step that they reached',
  errors: ['VALIDATION_FAILED'],
});

export const readPromises = /* @__PURE__ */ officeEndpoint<typeof schema.readPromises>({
  id: 'office-read-promises',
  method: 'GET',
  path: '/office/figures/promises',
  access: 'figures.read',
  summary: 'Orders that arrived or were ready as promised, and the late ones',
  errors: ['VALIDATION_FAILED'],
});

export const readSlowStock = /* @__PURE__ */ officeEndpoint<typeof schema.readSlowStock>({
  id: 'office-read-slow-stock',
  method: 'GET',
  path: '/office/figures/slow-stock',
  access: 'figures.read',
  summary: 'Stock that was not sold for some time, with its value',
  errors: ['VALIDATION_FAILED'],
});

export const exportFigure = /* @__PURE__ */ officeEndpoint<typeof schema.exportFigure>({
  id: 'office-export-figure',
  method: 'GET',
  path: '/office/figures.csv',
  access: 'figures.read',
  summary: 'A figure as CSV text, in the language of the request',
  errors: ['VALIDATION_FAILED'],
});
