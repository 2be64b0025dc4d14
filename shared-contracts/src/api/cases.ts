import type * as schema from './cases.schema.ts';
import { endpoint } from './endpoint.ts';

export const readCases = /* @__PURE__ */ endpoint<typeof schema.readCases>({
  id: 'read-cases',
  method: 'GET',
  path: '/cases',
  summary: 'Rule of mixed cases today, and full cases that the shop proposes',
  errors: [],
});

export const readCaseBottles = /* @__PURE__ */ endpoint<typeof schema.readCaseBottles>({
  id: 'read-case-bottles',
  method: 'GET',
  path: '/cases/bottles',
  summary: 'Products of a shared or kept case by their skus',
  errors: ['VALIDATION_FAILED'],
});

export const putCase = /* @__PURE__ */ endpoint<typeof schema.putCase>({
  id: 'put-case',
  method: 'PUT',
  path: '/shopping-cart/cases/:id',
  summary:
    'Put a mixed case into a cart or replace its bottles; the browser chooses the id, so a repeat adds none',
  errors: [
    'VALIDATION_FAILED',
    'NOT_FOUND',
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
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CART_NOT_FOUND'],
});
