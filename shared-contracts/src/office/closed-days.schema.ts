import { z } from 'zod';
import { day, line } from '../api/fields.schema.ts';
import { listOf, listQuery } from './common.schema.ts';

const reasons = { es: line(60), en: line(60) };

const closedDay = z.object({
  /** The day. */
  id: z.string(),
  es: z.string(),
  en: z.string(),
  /** Confirmed reservations of that day, which stay until staff cancel them. */
  reservations: z.int(),
});

export const listClosedDays = { query: z.object(listQuery(['day'])), response: listOf(closedDay) };

export const addClosedDay = { body: z.object({ day, ...reasons }), response: closedDay };

export const removeClosedDay = { params: z.object({ id: day }), response: z.object({}) };
