import type * as schema from './cases.schema.ts';
import { endpoint } from './endpoint.ts';

export const readCaseRule = /* @__PURE__ */ endpoint<typeof schema.readCaseRule>({
  id: 'read-case-rule',
  method: 'GET',
  path: '/cases/rule',
  summary: 'Rule of mixed cases today: saving by size, product types and least number of different products',
  errors: [],
});

export const putCase = /* @__PURE__ */ endpoint<typeof schema.putCase>({
  id: 'put-case',
  method: 'PUT',
  path: '/shopping-cart/cases/:id',
  summary:
    'Put a mixed case into a cart or replace its bottles; the browser chooses the id, so a repeat adds none',
  errors: [
    'VALIDATION_FAILED',
    'CART_NOT_FOUND',
    'UNKNOWN_SKU',
    'OUT_OF_STOCK',
    'CASE_CLOSED',
    'CASE_INCOMPLETE',
    'CASE_TOO_FULL',
    'CASE_VARIETY',
    'CASE_TYPE',
  ],
});

export const deleteCase = /* @__PURE__ */ endpoint<typeof schema.deleteCase>({
  id: 'delete-case',
  method: 'DELETE',
  path: '/shopping-cart/cases/:id',
  summary: 'Take a mixed case out of a cart; a missing one is no error',
  errors: ['VALIDATION_FAILED', 'CART_NOT_FOUND'],
});
