import { z } from 'zod';
import { clp } from './common.schema.ts';
import { picture } from './content.schema.ts';

export const eventKind = z.enum(['tasting', 'dinner', 'workshop', 'visit', 'party']);

/** Event in a list. Times are UTC; the pages show them in the time zone of Santiago. */
export const eventCard = z.object({
  id: z.int(),
  slug: z.string(),
  kind: eventKind,
  /** Type of event in the requested language: "Cata". */
  kind_text: z.string(),
  title: z.string(),
  lead: z.string(),
  place: z.string(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  /** Price per person in CLP, VAT included. 0 means free. */
  price: clp,
  capacity: z.int().min(1),
  /** Seats that can be reserved now. 0 once the event has started. */
  seats_left: z.int().min(0),
  /** Highest number of people per reservation. */
  max_persons: z.int().min(1),
  is_past: z.boolean(),
  picture,
});
