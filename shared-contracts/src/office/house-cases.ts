import { officeEndpoint } from './endpoint.ts';
import type * as schema from './house-cases.schema.ts';

export const listHouseCases = /* @__PURE__ */ officeEndpoint<typeof schema.listHouseCases>({
  id: 'office-list-house-cases',
  method: 'GET',
  path: '/office/house-cases',
  access: 'rules.read',
  summary: 'Full cases that the house proposes, with their bottles',
  errors: ['VALIDATION_FAILED'],
});

export const readHouseCase = /* @__PURE__ */ officeEndpoint<typeof schema.readHouseCase>({
  id: 'office-read-house-case',
  method: 'GET',
  path: '/office/house-cases/:id',
  access: 'rules.read',
  summary: 'A case of the house',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
});

export const addHouseCase = /* @__PURE__ */ officeEndpoint<typeof schema.addHouseCase>({
  id: 'office-add-house-case',
  method: 'POST',
  path: '/office/house-cases',
  access: 'rules.change-selling',
  summary: 'Adds a case of the house, of 6 or 12 bottles, once per key',
  errors: ['VALIDATION_FAILED', 'ENTRY_REFUSED', 'IDEMPOTENCY_KEY_REUSED'],
});

export const changeHouseCase = /* @__PURE__ */ officeEndpoint<typeof schema.changeHouseCase>({
  id: 'office-change-house-case',
  method: 'PUT',
  path: '/office/house-cases/:id',
  access: 'rules.change-selling',
  summary: 'Changes a case of the house. Cases in carts stay as they are',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT', 'ENTRY_REFUSED'],
});

export const removeHouseCase = /* @__PURE__ */ officeEndpoint<typeof schema.removeHouseCase>({
  id: 'office-remove-house-case',
  method: 'DELETE',
  path: '/office/house-cases/:id',
  access: 'rules.change-selling',
  summary: 'Removes a case of the house. Cases in carts stay',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
});
