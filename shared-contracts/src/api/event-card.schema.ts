import { z } from 'zod';
import { clp } from './common.schema.ts';
import { picture } from './content.schema.ts';

export const eventKind = z.enum(['tasting', 'dinner', 'workshop', 'visit', 'party']);

/** An event as lists show it. Instants are UTC, shown in the time of Santiago. */
export const eventCard = z.object({
  id: z.int(),
  slug: z.string(),
  kind: eventKind,
  /** The kind in the asked language: "Cata". */
  kind_text: z.string(),
  title: z.string(),
  lead: z.string(),
  place: z.string(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  /** Integer CLP a person, VAT included; 0: free. */
  price: clp,
  capacity: z.int().min(1),
  /** Seats that can be reserved now; 0 also when the event has begun. */
  seats_left: z.int().min(0),
  /** Largest group of one reservation. */
  max_persons: z.int().min(1),
  is_past: z.boolean(),
  picture,
});
