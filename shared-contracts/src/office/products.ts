import { officeEndpoint } from './endpoint.ts';
import type * as schema from './products.schema.ts';

export const listProducts = /* @__PURE__ */ officeEndpoint<typeof schema.listProducts>({
  id: 'office-list-products',
  method: 'GET',
  path: '/office/products',
  access: 'catalogue.read',
  summary: 'Products of all kinds with prices and stock, also hidden and sold out ones',
  errors: ['VALIDATION_FAILED'],
});

export const readProduct = /* @__PURE__ */ officeEndpoint<typeof schema.readProduct>({
  id: 'office-read-product',
  method: 'GET',
  path: '/office/products/:id',
  access: 'catalogue.read',
  summary: 'A product as the shop shows it, with its formats and the history of their prices',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
});

export const exportProducts = /* @__PURE__ */ officeEndpoint<typeof schema.exportProducts>({
  id: 'office-export-products',
  method: 'GET',
  path: '/office/products.csv',
  access: 'catalogue.read',
  summary: 'Prices and stock as CSV text, in the language of the request',
  errors: ['VALIDATION_FAILED'],
});
