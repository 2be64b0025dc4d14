import { officeEndpoint } from './endpoint.ts';
import type * as schema from './reservations.schema.ts';

export const listReservations = /* @__PURE__ */ officeEndpoint<typeof schema.listReservations>({
  id: 'office-list-reservations',
  method: 'GET',
  path: '/office/reservations',
  access: 'reservations.read',
  summary: 'Reservations of tables and events, the latest first',
  errors: ['VALIDATION_FAILED'],
});

export const readReservationDays = /* @__PURE__ */ officeEndpoint<typeof schema.readReservationDays>({
  id: 'office-read-reservation-days',
  method: 'GET',
  path: '/office/reservation-days',
  access: 'reservations.read',
  summary: 'Reservations of some days with the hours of the wine bar',
  errors: ['VALIDATION_FAILED'],
});

export const readFreeSeats = /* @__PURE__ */ officeEndpoint<typeof schema.readFreeSeats>({
  id: 'office-read-free-seats',
  method: 'GET',
  path: '/office/free-seats',
  access: 'reservations.change',
  summary: 'Hours of tables and events of a day with their free seats',
  errors: ['VALIDATION_FAILED'],
});

export const addReservation = /* @__PURE__ */ officeEndpoint<typeof schema.addReservation>({
  id: 'office-add-reservation',
  method: 'POST',
  path: '/office/reservations',
  access: 'reservations.change',
  summary: 'Reserves a table or seats of an event for a guest, once per key, by the rules of the shop',
  errors: [
    'VALIDATION_FAILED',
    'EVENT_NOT_FOUND',
    'EVENT_MOVED',
    'RESERVATION_CLOSED',
    'NOT_ENOUGH_SEATS',
    'IDEMPOTENCY_KEY_REUSED',
  ],
});

export const readGuestList = /* @__PURE__ */ officeEndpoint<typeof schema.readGuestList>({
  id: 'office-read-guest-list',
  method: 'GET',
  path: '/office/guest-list',
  access: 'reservations.read',
  summary: 'Guests of a day or of an event with their comments, without contacts. Leaves an audit entry',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
});

export const printGuestList = /* @__PURE__ */ officeEndpoint<typeof schema.printGuestList>({
  id: 'office-print-guest-list',
  method: 'GET',
  path: '/office/guest-list.pdf',
  access: 'reservations.read',
  summary: 'Guests of a day or of an event as PDF. Leaves an audit entry',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
});

export const readReservation = /* @__PURE__ */ officeEndpoint<typeof schema.readReservation>({
  id: 'office-read-reservation',
  method: 'GET',
  path: '/office/reservations/:id',
  access: 'reservations.read',
  summary: 'A reservation with the steps that are possible now. Leaves an audit entry',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
});

export const readReservationHours = /* @__PURE__ */ officeEndpoint<typeof schema.readReservationHours>({
  id: 'office-read-reservation-hours',
  method: 'GET',
  path: '/office/reservations/:id/hours',
  access: 'reservations.change',
  summary: 'Hours of a day to which a reservation can be moved',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
});

export const moveReservation = /* @__PURE__ */ officeEndpoint<typeof schema.moveReservation>({
  id: 'office-move-reservation',
  method: 'POST',
  path: '/office/reservations/:id/move',
  access: 'reservations.change',
  summary: 'Changes day, hour or people of a table by the rules of the shop, and tells the guest',
  errors: [
    'VALIDATION_FAILED',
    'NOT_FOUND',
    'CONFLICT',
    'STEP_REFUSED',
    'RESERVATION_CLOSED',
    'NOT_ENOUGH_SEATS',
  ],
});

export const cancelReservation = /* @__PURE__ */ officeEndpoint<typeof schema.cancelReservation>({
  id: 'office-cancel-reservation',
  method: 'POST',
  path: '/office/reservations/:id/cancel',
  access: 'reservations.change',
  summary: 'Cancels a reservation that has not started, gives its seats back and tells the guest',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT', 'STEP_REFUSED'],
});

export const noteArrival = /* @__PURE__ */ officeEndpoint<typeof schema.noteArrival>({
  id: 'office-note-arrival',
  method: 'POST',
  path: '/office/reservations/:id/arrival',
  access: 'reservations.change',
  summary: 'Notes that the guests arrived or did not come',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT', 'STEP_REFUSED'],
});

export const noteReservation = /* @__PURE__ */ officeEndpoint<typeof schema.noteReservation>({
  id: 'office-note-reservation',
  method: 'POST',
  path: '/office/reservations/:id/note',
  access: 'reservations.change',
  summary: 'Sets the note of staff about a reservation',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT'],
});
