import type * as schema from './closed-days.schema.ts';
import { officeEndpoint } from './endpoint.ts';

export const listClosedDays = /* @__PURE__ */ officeEndpoint<typeof schema.listClosedDays>({
  id: 'office-list-closed-days',
  method: 'GET',
  path: '/office/closed-days',
  access: 'rules.read',
  summary: 'Days on which the wine bar is closed in addition to its weekly and yearly rules',
  errors: ['VALIDATION_FAILED'],
});

export const addClosedDay = /* @__PURE__ */ officeEndpoint<typeof schema.addClosedDay>({
  id: 'office-add-closed-day',
  method: 'POST',
  path: '/office/closed-days',
  access: 'rules.change-bar',
  summary: 'Closes the wine bar on a day. Reservations of that day stay',
  errors: ['VALIDATION_FAILED', 'ENTRY_REFUSED'],
});

export const removeClosedDay = /* @__PURE__ */ officeEndpoint<typeof schema.removeClosedDay>({
  id: 'office-remove-closed-day',
  method: 'DELETE',
  path: '/office/closed-days/:id',
  access: 'rules.change-bar',
  summary: 'Opens the wine bar again on a day',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
});

export const readBarDay = /* @__PURE__ */ officeEndpoint<typeof schema.readBarDay>({
  id: 'office-read-bar-day',
  method: 'GET',
  path: '/office/bar-days/:id',
  access: 'rules.read',
  summary:
    'Whether the wine bar is closed on a day, with the events and the number of reservations of that day',
  errors: ['VALIDATION_FAILED'],
});
