import { officeEndpoint } from './endpoint.ts';
import type * as schema from './events.schema.ts';

export const listEvents = /* @__PURE__ */ officeEndpoint<typeof schema.listEvents>({
  id: 'office-list-events',
  method: 'GET',
  path: '/office/events',
  access: 'rules.read',
  summary: 'All events, also past and hidden ones, with their seats',
  errors: ['VALIDATION_FAILED'],
});

export const readEvent = /* @__PURE__ */ officeEndpoint<typeof schema.readEvent>({
  id: 'office-read-event',
  method: 'GET',
  path: '/office/events/:id',
  access: 'rules.read',
  summary: 'An event with its texts',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
});

export const createEvent = /* @__PURE__ */ officeEndpoint<typeof schema.createEvent>({
  id: 'office-create-event',
  method: 'POST',
  path: '/office/events',
  access: 'rules.change-bar',
  summary: 'Creates an event with seats',
  errors: ['VALIDATION_FAILED', 'ENTRY_REFUSED'],
});

export const changeEvent = /* @__PURE__ */ officeEndpoint<typeof schema.changeEvent>({
  id: 'office-change-event',
  method: 'PUT',
  path: '/office/events/:id',
  access: 'rules.change-bar',
  summary: 'Changes an event. Its guests get a mail when the time changes',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT', 'ENTRY_REFUSED'],
});

export const cancelEvent = /* @__PURE__ */ officeEndpoint<typeof schema.cancelEvent>({
  id: 'office-cancel-event',
  method: 'POST',
  path: '/office/events/:id/cancel',
  access: 'rules.change-bar',
  summary: 'Hides an event and cancels its reservations with a mail',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT', 'ENTRY_REFUSED'],
});

export const listEventGuests = /* @__PURE__ */ officeEndpoint<typeof schema.listEventGuests>({
  id: 'office-list-event-guests',
  method: 'GET',
  path: '/office/events/:id/guests',
  access: 'reservations.read',
  summary: 'Reservations of an event with the contact of each guest. Leaves an audit entry',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
});

export const exportEventGuests = /* @__PURE__ */ officeEndpoint<typeof schema.exportEventGuests>({
  id: 'office-export-event-guests',
  method: 'POST',
  path: '/office/events/:id/guests/export',
  access: 'people.export',
  summary: 'Guests of an event as CSV text. Leaves an audit entry',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
});
