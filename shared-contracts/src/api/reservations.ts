import { endpoint } from './endpoint.ts';
import type * as schema from './reservations.schema.ts';

export const reserveEvent = /* @__PURE__ */ endpoint<typeof schema.reserveEvent>({
  id: 'reserve-event',
  method: 'POST',
  path: '/events',
  summary:
    'Reserve seats at an event; a mail with a calendar entry confirms it. The same Idempotency-Key answers the same reservation',
  status: 201,
  errors: [
    'VALIDATION_FAILED',
    'EVENT_NOT_FOUND',
    'EVENT_MOVED',
    'NOT_ENOUGH_SEATS',
    'TOO_MANY_SEATS',
    'BOT_CHECK_FAILED',
    'RESERVATION_CLOSED',
    'IDEMPOTENCY_KEY_REUSED',
    'IDEMPOTENCY_KEY_REQUIRED',
    'TOO_MANY_REQUESTS',
  ],
});

export const reserveTable = /* @__PURE__ */ endpoint<typeof schema.reserveTable>({
  id: 'reserve-table',
  method: 'POST',
  path: '/reservations',
  summary: 'Reserve a table of the wine bar, in Santiago’s time; a mail with a calendar entry confirms it',
  status: 201,
  errors: [
    'VALIDATION_FAILED',
    'NOT_ENOUGH_SEATS',
    'TOO_MANY_SEATS',
    'BOT_CHECK_FAILED',
    'RESERVATION_CLOSED',
    'IDEMPOTENCY_KEY_REUSED',
    'IDEMPOTENCY_KEY_REQUIRED',
    'TOO_MANY_REQUESTS',
  ],
});

export const readEventAvailability = /* @__PURE__ */ endpoint<typeof schema.readEventAvailability>({
  id: 'read-event-availability',
  method: 'GET',
  path: '/events/:id/availability',
  summary: 'Seats left at an event, this moment',
  errors: ['NOT_FOUND'],
});

export const readTableCalendar = /* @__PURE__ */ endpoint<typeof schema.readTableCalendar>({
  id: 'read-table-calendar',
  method: 'GET',
  path: '/reservations/calendar',
  summary: 'Opening hours and closed days of the wine bar for as long ahead as tables can be reserved',
  errors: [],
});

export const readTableAvailability = /* @__PURE__ */ endpoint<typeof schema.readTableAvailability>({
  id: 'read-table-availability',
  method: 'GET',
  path: '/reservations/availability',
  summary: 'Hours of a day at which a table for so many is free, this moment',
  errors: ['VALIDATION_FAILED'],
});

export const readReservation = /* @__PURE__ */ endpoint<typeof schema.readReservation>({
  id: 'read-reservation-by-token',
  method: 'GET',
  path: '/reservations/mine',
  summary: 'A reservation, by its token',
  errors: ['VALIDATION_FAILED', 'LINK_EXPIRED', 'TOO_MANY_REQUESTS'],
});

export const cancelReservation = /* @__PURE__ */ endpoint<typeof schema.cancelReservation>({
  id: 'cancel-reservation',
  method: 'POST',
  path: '/reservations/cancel',
  summary: 'Cancel a reservation with its token, free of charge until it begins',
  errors: ['VALIDATION_FAILED', 'LINK_EXPIRED', 'RESERVATION_CLOSED', 'TOO_MANY_REQUESTS'],
});

/**
 * Path of a reservation's iCalendar file, by its token. Not an endpoint, because the browser downloads it.
 */
export const RESERVATION_ENTRY_PATH = '/reservations/entry.ics';
export const reservationEntryPath = (token: string): string =>
  `/api${RESERVATION_ENTRY_PATH}?token=${encodeURIComponent(token)}`;
