import { z } from 'zod';
import { blankLine, day, hour, line } from '../api/fields.schema.ts';
import { listOf, listQuery } from './common.schema.ts';

const reasons = { es: line(60), en: blankLine(60) };

const closedDay = z.object({
  /** The day. */
  id: z.string(),
  es: z.string(),
  en: z.string(),
  /** Confirmed reservations of that day, which stay until staff cancel them. */
  reservations: z.int(),
  /** Events of that day that the shop shows. Absent in older versions. */
  events: z.int().optional(),
});

/** A day of the wine bar, whether it has passed or not. */
export const readBarDay = {
  params: z.object({ id: day }),
  response: z.object({
    /** Why the bar is closed. Null when it is open. */
    closed: z.string().nullable(),
    /** Events that the shop shows, with their hour in Santiago. */
    events: z.array(z.object({ id: z.string(), title: z.string(), hour })),
    /** Confirmed table reservations. Absent in older versions. */
    reservations: z.int().optional(),
  }),
};

export const listClosedDays = { query: z.object(listQuery(['day'])), response: listOf(closedDay) };

export const addClosedDay = { body: z.object({ day, ...reasons }), response: closedDay };

export const removeClosedDay = { params: z.object({ id: day }), response: z.object({}) };
