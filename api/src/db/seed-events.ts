import { sql } from 'kysely';
import type { Tx } from './connect.ts';
import type { EventContent, EventTables } from './schema/events.ts';
import { isOutdated, seededWords } from './words.ts';

export interface SeedEvent {
  slug: string;
  kind: EventTables['events']['kind'];
  /** ISO 8601 instants. */
  starts_at: string;
  ends_at: string;
  /** CLP a person. */
  price: number;
  capacity: number;
  max_persons: number;
  content: EventContent;
}

/**
 * Keeps date, price and seats of events unless `reset`, which never removes reserved seats. Keeps texts that the
 * merchant wrote or changed. Updates texts of an older seed.
 */
export async function seedEvents(tx: Tx, events: readonly SeedEvent[], reset: boolean): Promise<void> {
  if (events.length === 0) return;
  await tx
    .insertInto('events')
    .values(events.map(({ content, ...event }) => ({ ...event, ...seededWords(content) })))
    .onConflict((on) =>
      on
        .column('slug')
        .doUpdateSet((eb) => ({
          content: eb.ref('excluded.content'),
          seeded: eb.ref('excluded.seeded'),
          updated_at: sql`now()`,
          ...(reset && {
            kind: eb.ref('excluded.kind'),
            starts_at: eb.ref('excluded.starts_at'),
            ends_at: eb.ref('excluded.ends_at'),
            price: eb.ref('excluded.price'),
            capacity: eb.fn<number>('greatest', ['excluded.capacity', 'events.seats_taken']),
            max_persons: eb.ref('excluded.max_persons'),
          }),
        }))
        .where(reset ? sql<boolean>`true` : isOutdated('events')),
    )
    .execute();
}
