import { officeEndpoint } from './endpoint.ts';
import type * as schema from './people.schema.ts';

export const listPeople = /* @__PURE__ */ officeEndpoint<typeof schema.listPeople>({
  id: 'office-list-people',
  method: 'GET',
  path: '/office/people',
  access: 'people.read',
  summary: 'People whom the shop knows by an e-mail, with and without an account',
  errors: ['VALIDATION_FAILED'],
});

export const readPerson = /* @__PURE__ */ officeEndpoint<typeof schema.readPerson>({
  id: 'office-read-person',
  method: 'GET',
  path: '/office/people/:id',
  access: 'people.read',
  summary: 'Account, orders, reservations and messages of a person. Leaves an audit entry',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
});

export const exportPerson = /* @__PURE__ */ officeEndpoint<typeof schema.exportPerson>({
  id: 'office-export-person',
  method: 'POST',
  path: '/office/people/:id/export',
  access: 'people.export',
  summary: 'Everything that the shop has about a person, as JSON text (law 21.719)',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
});

export const blockPerson = /* @__PURE__ */ officeEndpoint<typeof schema.blockPerson>({
  id: 'office-block-person',
  method: 'POST',
  path: '/office/people/:id/block',
  access: 'people.block',
  summary: 'Ends the sessions of an account, and refuses its sign-in and its orders',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT'],
});

export const unblockPerson = /* @__PURE__ */ officeEndpoint<typeof schema.unblockPerson>({
  id: 'office-unblock-person',
  method: 'POST',
  path: '/office/people/:id/unblock',
  access: 'people.block',
  summary: 'Lets an account sign in and order again',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT'],
});

export const changeReseller = /* @__PURE__ */ officeEndpoint<typeof schema.changeReseller>({
  id: 'office-change-reseller',
  method: 'PUT',
  path: '/office/people/:id/reseller',
  access: 'people.change-tax',
  summary: 'Notes whether a person sells on. Then new facturas have the alcohol tax',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT'],
});

export const erasePerson = /* @__PURE__ */ officeEndpoint<typeof schema.erasePerson>({
  id: 'office-erase-person',
  method: 'POST',
  path: '/office/people/:id/erase',
  access: 'people.erase',
  summary: 'Erases a person (law 21.719). Orders keep what tax law requires',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT'],
});
