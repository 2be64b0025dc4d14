import { officeEndpoint } from './endpoint.ts';
import type * as schema from './product-data.schema.ts';

export const readProductForm = /* @__PURE__ */ officeEndpoint<typeof schema.readProductForm>({
  id: 'office-read-product-form',
  method: 'GET',
  path: '/office/product-forms/:id',
  access: 'catalogue.change',
  summary: 'A product as it is stored, in both languages, with names of other products in it',
  errors: ['NOT_FOUND'],
});

export const createProduct = /* @__PURE__ */ officeEndpoint<typeof schema.createProduct>({
  id: 'office-create-product',
  method: 'POST',
  path: '/office/product-forms',
  access: 'catalogue.change-price',
  summary: 'Creates a hidden product, empty or as a copy of another one',
  errors: ['VALIDATION_FAILED', 'ENTRY_REFUSED'],
});

export const addFormat = /* @__PURE__ */ officeEndpoint<typeof schema.addFormat>({
  id: 'office-add-format',
  method: 'POST',
  path: '/office/product-forms/:id/formats',
  access: 'catalogue.change-price',
  summary: 'Adds a format with its price to a gourmet product',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'ENTRY_REFUSED'],
});

export const readProductChoices = /* @__PURE__ */ officeEndpoint<typeof schema.readProductChoices>({
  id: 'office-read-product-choices',
  method: 'GET',
  path: '/office/product-choices',
  access: 'catalogue.change',
  summary: 'Brands, filter values and foods that the shop has',
  errors: [],
});
