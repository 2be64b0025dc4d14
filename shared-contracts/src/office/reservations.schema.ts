import { z } from 'zod';
import { day, email, hour, line, optionalProse, phone, repeatable } from '../api/fields.schema.ts';
import { MAX_EVENT_PERSONS, MAX_PERSONS } from '../api/reservations.schema.ts';
import { listOf, listQuery, reason, version } from './common.schema.ts';
import { MAX_RESERVATION_NOTE } from './text-limits.ts';

const reservationId = z.object({ id: z.uuid() });
const eventId = z.string().regex(/^[1-9]\d{0,8}$/);
const time = z.iso.datetime();
const people = z.coerce.number().int().min(1).max(MAX_PERSONS);
const arrival = z.enum(['arrived', 'no_show']);

/** Most days that one call shows. */
const MAX_DAYS = 7;

const listedReservation = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(['table', 'event']),
  /** Title of the event. Null for a table. */
  event: z.string().nullable(),
  status: z.enum(['confirmed', 'cancelled']),
  starts_at: time,
  /** `starts_at` as day and hour in Santiago. */
  date: day,
  hour,
  people: z.int(),
  name: z.string(),
  /** Null: the guest has not come yet, or nobody noted it. */
  arrival: arrival.nullable(),
  /** The guest wrote something, or staff did. */
  has_text: z.boolean(),
  /** Until when the guest must press the mailed link, or the seats are free again. Null: nothing to press. */
  confirm_until: time.nullable().optional(),
  /** The guest is on the waiting list of a full event. `status` is then `cancelled`. */
  is_waiting: z.boolean().optional(),
  /** Another reservation within half a day of this one may be of the same guest. */
  has_alike: z.boolean().optional(),
});
export type ListedReservation = z.output<typeof listedReservation>;

/** `q`: number, name, e-mail. */
export const listReservations = {
  query: z.object({
    ...listQuery(['starts_at']),
    kind: z.enum(['table', 'event']).optional(),
    status: z.enum(['confirmed', 'cancelled']).optional(),
    from: day.optional(),
    to: day.optional(),
  }),
  response: listOf(listedReservation),
};

/** Reservations of some days without cancelled ones, by hour. */
export const readReservationDays = {
  query: z.object({ from: day, days: z.coerce.number().int().min(1).max(MAX_DAYS).default(1) }),
  response: z.object({
    /** Today in Santiago. */
    today: day,
    days: z.array(
      z.object({
        // The last of these days may be after the last one that can be asked for.
        date: z.iso.date(),
        /** Hours of the wine bar. Null on closed days, and on days that nobody can reserve any more. */
        opens: hour.nullable(),
        closes: hour.nullable(),
        /** Why the bar is closed. */
        reason: z.string().nullable(),
        people: z.int(),
        reservations: z.array(listedReservation),
      }),
    ),
  }),
};

const reservation = listedReservation.extend({
  version,
  /** Empty when the guest gave none. */
  email: z.string(),
  phone: z.string(),
  /** Text of the guest. */
  message: z.string().nullable(),
  /** Text of staff. */
  note: z.string().nullable(),
  locale: z.enum(['es', 'en']),
  created_at: time,
  cancelled_at: time.nullable(),
  moved_at: time.nullable(),
  /** Id of the person in the office's directory. */
  person: z.string().nullable(),
  /** Reservations from this evening on that may be of the same guest, with what they have in common. */
  alike: z
    .array(listedReservation.extend({ common: z.array(z.enum(['network', 'email', 'phone'])) }))
    .optional(),
  /** Steps that are possible now. */
  steps: z.array(z.enum(['move', 'cancel', 'arrived', 'no_show', 'undo_arrival'])),
});
export type OfficeReservation = z.output<typeof reservation>;

export const readReservation = { params: reservationId, response: reservation };

const tableHours = z.array(z.object({ hour, is_free: z.boolean(), seats_left: z.int() }));

/** Tables or event seats that staff can reserve for a guest on a day. */
export const readFreeSeats = {
  query: z.object({ date: day, people: z.coerce.number().int().min(1).max(MAX_EVENT_PERSONS) }),
  response: z.object({
    /** Why the wine bar is closed. Null when it is open. */
    closed: z.string().nullable(),
    /** Start times of tables. */
    hours: tableHours,
    /** Events that the shop shows and that have not started, by hour. */
    events: z.array(
      z.object({ id: z.string(), title: z.string(), hour, is_free: z.boolean(), seats_left: z.int() }),
    ),
  }),
};

/** Reservation of a guest who calls or stands at the door. */
export const addReservation = {
  headers: repeatable,
  body: z.object({
    /** Id of the event. Null: a table. */
    event: eventId.nullable().default(null),
    date: day,
    hour,
    people: z.int().min(1).max(MAX_EVENT_PERSONS),
    name: line(60),
    phone,
    /** Empty: the guest gets no mails. */
    email: email.or(z.literal('')).default(''),
    /** Text of staff. */
    note: optionalProse(MAX_RESERVATION_NOTE),
  }),
  response: reservation,
};

/** Hours of a day with the seats that are free for this reservation: its own seats count as free. */
export const readReservationHours = {
  params: reservationId,
  query: z.object({ date: day, people }),
  response: z.object({ data: tableHours }),
};

const guestListQuery = z.object({
  date: day,
  /** Id of an event of that day. Absent: tables and all events. */
  event: eventId.optional(),
});

/** Guests of a day, or of an event, for the door. It has no contacts, because the list is open in the bar. */
export const readGuestList = {
  query: guestListQuery,
  response: z.object({
    /** Title of the event. Null for the list of a day. */
    event: z.string().nullable(),
    /** People of all reservations without those noted as absent, and of those that came. */
    people: z.int(),
    arrived: z.int(),
    guests: z.array(
      listedReservation
        .pick({ id: true, number: true, hour: true, event: true, people: true, name: true, arrival: true })
        .extend({
          version,
          /** Text of the guest. */
          message: z.string().nullable(),
          /** Text of staff. */
          note: z.string().nullable(),
          /** The guest has not pressed the mailed link yet. */
          is_held: z.boolean(),
          /** Arrivals that can be noted now. */
          steps: z.array(z.enum(['arrived', 'no_show', 'undo_arrival'])),
        }),
    ),
  }),
};

export type GuestList = z.output<typeof readGuestList.response>;

/** The same as PDF. */
export const printGuestList = { query: guestListQuery, response: z.string() };

const write = <T extends z.ZodRawShape>(body: T) => ({
  params: reservationId,
  body: z.object({ version, ...body }),
  response: reservation,
});

export const moveReservation = write({ date: day, hour, people, reason: reason.optional() });
export const cancelReservation = write({
  reason,
  /** The house cancels, so that the mail regrets it. Otherwise the guest asked for it. */
  by_house: z.boolean().optional(),
});
/** Null takes the note back. */
export const noteArrival = write({ arrival: arrival.nullable() });
/** An empty note removes it. */
export const noteReservation = write({ note: optionalProse(MAX_RESERVATION_NOTE) });
