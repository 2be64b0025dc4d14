import { z } from 'zod';
import { minutes } from '../api/common.schema.ts';
import { eventKind } from '../api/event-card.schema.ts';
import { blankLine, day, hour, line, optionalProse } from '../api/fields.schema.ts';
import { listOf, listQuery, reason, textFile, version } from './common.schema.ts';
import { storedPicture } from './pictures.schema.ts';
import { MAX_TEXT } from './text-limits.ts';

const MAX_PRICE_CLP = 10_000_000;
const MAX_SEATS = 10_000;
const MAX_MINUTES = 24 * 60;

export const eventWords = z.object({ title: line(120), lead: line(300), place: line(160) });
/** An empty English text means the Spanish one. */
const english = z.object({ title: blankLine(120), lead: blankLine(300), place: blankLine(160) });

export const eventFacts = {
  kind: eventKind,
  /** Start in Santiago. */
  day,
  hour,
  duration_minutes: minutes.min(15).max(MAX_MINUTES),
  /** CLP per person, VAT included. 0: free. */
  price: z.int().min(0).max(MAX_PRICE_CLP),
  /** Seats. Never fewer than those reserved. */
  capacity: z.int().min(1).max(MAX_SEATS),
  /** Highest number of people per reservation. */
  max_persons: z.int().min(1).max(100),
  /** A hidden event has no page and takes no reservations. */
  is_visible: z.boolean(),
};

/** Base path, and size in pixels. */
const picture = z.object({ image: z.string(), width: z.int(), height: z.int() });

const row = z.object({
  id: z.string(),
  version,
  slug: z.string(),
  /** Spanish. */
  title: z.string(),
  ...eventFacts,
  // Without the limits of input: an older event may be beyond them, and must not break the list.
  duration_minutes: minutes,
  price: z.int(),
  capacity: z.int(),
  max_persons: z.int(),
  seats_taken: z.int(),
  is_past: z.boolean(),
  /** Why the bar is closed on that day. Null when it is open. Absent in older versions and of a single event. */
  closed: z.string().nullable().optional(),
});

/** `text` null: the text has headings, lists or links, which this form cannot edit. */
const storedWords = z.object({
  title: z.string(),
  lead: z.string(),
  place: z.string(),
  text: z.string().nullable(),
});

const detail = row.extend({
  /** Address of its page in the shop. */
  path: z.string(),
  picture,
  es: storedWords,
  en: storedWords,
  /** Confirmed reservations. */
  reservations: z.int(),
});

const eventId = z.object({ id: z.string().regex(/^[1-9]\d{0,8}$/) });

/** `q` searches titles. */
export const listEvents = {
  query: z.object({
    ...listQuery(['starts_at']),
    when: z.enum(['upcoming', 'past', 'hidden']).optional(),
  }),
  response: listOf(row),
};

export const readEvent = { params: eventId, response: detail };

const guest = z.object({
  /** Of the reservation. */
  id: z.string(),
  number: z.string(),
  name: z.string(),
  people: z.int(),
  email: z.string(),
  phone: z.string(),
  /** Text of the guest. */
  message: z.string().nullable(),
  /** Text of staff. */
  note: z.string().nullable(),
  state: z.enum(['confirmed', 'arrived', 'no_show', 'cancelled']),
  /** The guest has not pressed the mailed link yet. */
  is_held: z.boolean().optional(),
  /** The guest is on the waiting list. `state` is then `cancelled`. */
  is_waiting: z.boolean().optional(),
  /** Another reservation of the event may be of the same guest. */
  has_alike: z.boolean().optional(),
});
export type EventGuest = z.output<typeof guest>;

/** Reservations of an event by name, then the waiting list in its order, then cancelled ones. */
export const listEventGuests = {
  params: eventId,
  response: z.object({
    data: z.array(guest),
    /** People of the reservations that are neither cancelled nor noted as absent. */
    people: z.int(),
  }),
};

/** The same as CSV text. */
export const exportEventGuests = {
  params: eventId,
  body: z.object({ reason }),
  response: textFile,
};

const fields = {
  ...eventFacts,
  /** `text`: paragraphs, separated by empty lines. Absent or null: unchanged. */
  es: eventWords.extend({ text: optionalProse(MAX_TEXT).nullable() }),
  en: english.extend({ text: optionalProse(MAX_TEXT).nullable() }).prefault({}),
  /** Absent: unchanged. A new event copies it from the last event. */
  picture: picture.extend({ image: storedPicture }).optional(),
};

export const createEvent = { body: z.object(fields), response: detail };

export const changeEvent = {
  params: eventId,
  body: z.object({ ...fields, version, reason }),
  response: detail,
};

export const cancelEvent = {
  params: eventId,
  body: z.object({ version, reason }),
  response: detail.extend({
    /** Number of reservations that were cancelled with a mail. */
    cancelled: z.int(),
  }),
};
