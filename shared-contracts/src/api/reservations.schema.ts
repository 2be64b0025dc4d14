import { z } from 'zod';
import { LENGTHS } from '../domain/field-lengths.ts';
import { idOrSlug, minutes } from './common.schema.ts';
import {
  altcha,
  day,
  email,
  hour,
  line,
  linkToken,
  optionalLine,
  phone,
  prose,
  repeatable,
} from './fields.schema.ts';

/** Highest number of people at one table. Events have their own limit. */
export const MAX_PERSONS = 8;
export const MAX_EVENT_PERSONS = 100;
const guest = {
  name: line(LENGTHS.name),
  last_name: optionalLine(LENGTHS.name),
  email,
  phone,
  message: prose(LENGTHS.reservationMessage).optional().or(z.literal('')),
  terms: z.literal(true),
  /**
   * Needed from the second reservation of a day by the same network, e-mail or phone, and for a request that failed with
   * `BOT_CHECK_FAILED`.
   */
  altcha,
};

const reservation = z.object({
  id: z.string(),
  /** Reservation code that the guest says on arrival. */
  number: z.string(),
  kind: z.enum(['event', 'table']),
  status: z.enum(['confirmed', 'cancelled']),
  /** Title of the event. Null for a table. */
  event: z.string().nullable(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  /** `starts_at` as day and hour in Santiago. */
  date: day,
  hour,
  person_quantity: z.int(),
  name: z.string(),
  /**
   * Until when the guest must press the link of the mail, or the seats are free again. Null: nothing to press. Absent in
   * answers of earlier versions.
   */
  confirm_until: z.iso.datetime().nullable().optional(),
  /** The guest waits for seats. `status` is `cancelled` until the shop offers them. */
  is_waiting: z.boolean().optional(),
  /** Token that gives access to this reservation. The mail's link contains it too. */
  token: z.string(),
});
const made = z.object({ data: reservation });

export const reserveEvent = {
  headers: repeatable,
  body: z.object({
    /** Id or slug. */
    event: z.union([idOrSlug, z.int().positive()]).transform(String),
    person_quantity: z.int().min(1).max(MAX_EVENT_PERSONS),
    /**
     * Day and hour that the form showed. When sent, they must match the event, or the API answers EVENT_MOVED with
     * the new ones.
     */
    date: day.optional(),
    hour: hour.optional(),
    /** Waits for seats when the event has too few. */
    wait: z.boolean().optional(),
    ...guest,
  }),
  response: made,
};
export const reserveTable = {
  headers: repeatable,
  body: z.object({ date: day, hour, person_quantity: z.int().min(1).max(MAX_PERSONS), ...guest }),
  response: made,
};

export const readEventAvailability = {
  params: z.object({ id: idOrSlug }),
  response: z.object({
    data: z.object({
      capacity: z.int(),
      seats_left: z.int(),
      /** False when the event is over, full or cancelled. */
      is_open: z.boolean(),
      /** Highest number of people per reservation now. */
      max_persons: z.int(),
    }),
  }),
};

/** Opening hours of the wine bar for the next days. */
export const readTableCalendar = {
  response: z.object({
    data: z.object({
      min_persons: z.int(),
      max_persons: z.int(),
      /** Time for which the bar holds a table. */
      duration_minutes: minutes,
      days: z.array(
        z.object({
          date: day,
          is_open: z.boolean(),
          /** Opening hours. Null on closed days. Closing time may be after midnight. */
          opens: hour.nullable(),
          closes: hour.nullable(),
          /** Why the bar is closed, in the requested language. Null when open. */
          reason: z.string().nullable(),
        }),
      ),
    }),
  }),
};

export const readTableAvailability = {
  query: z.object({ date: day, person_quantity: z.coerce.number().int().min(1).max(MAX_PERSONS).default(2) }),
  response: z.object({
    data: z.object({
      date: day,
      is_open: z.boolean(),
      hours: z.array(z.object({ hour, is_free: z.boolean(), seats_left: z.int() })),
    }),
  }),
};

export const readReservation = { query: z.object({ token: linkToken }), response: made };
export const cancelReservation = { body: z.object({ token: linkToken }), response: made };

export type Reservation = z.output<typeof reservation>;
export type ReserveEventBody = z.input<typeof reserveEvent.body>;
export type ReserveTableBody = z.input<typeof reserveTable.body>;
export type EventAvailability = z.output<typeof readEventAvailability.response>['data'];
export type TableCalendar = z.output<typeof readTableCalendar.response>['data'];
export type TableAvailability = z.output<typeof readTableAvailability.response>['data'];
