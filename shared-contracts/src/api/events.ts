import { hrefs } from '../hrefs.ts';
import { endpoint } from './endpoint.ts';
import type * as schema from './events.schema.ts';

export const listEvents = /* @__PURE__ */ endpoint<typeof schema.listEvents>({
  id: 'list-events',
  method: 'GET',
  path: '/events',
  summary: 'Events of the house, upcoming or past',
  errors: ['VALIDATION_FAILED'],
});

export const readEventSelects = /* @__PURE__ */ endpoint<typeof schema.readEventSelects>({
  id: 'read-event-selects',
  method: 'GET',
  path: '/events/selects',
  summary: 'Events that can be reserved, with date, hour and how many persons',
  errors: [],
});

export const readEvent = /* @__PURE__ */ endpoint<typeof schema.readEvent>({
  id: 'read-event',
  method: 'GET',
  path: '/events/:id',
  summary: 'An event by id or slug',
  errors: ['NOT_FOUND'],
});

/** Page of an event. */
export const eventPath = (slug: string): string => `${hrefs.events}/${encodeURIComponent(slug)}`;

/** Path of an event's iCalendar file, by id or slug. Not an endpoint, because the browser downloads it. */
export const EVENT_ENTRY_PATH = '/events/:id/entry.ics';
export const eventEntryPath = (slug: string): string =>
  `/api${EVENT_ENTRY_PATH.replace(':id', encodeURIComponent(slug))}`;
