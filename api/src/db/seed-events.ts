import type { Tx } from './connect.ts';
import type { EventContent, EventTables } from './schema/events.ts';

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

/** Events that exist keep their day and their words unless `reset`; the seats taken stay in any case. */
export async function seedEvents(tx: Tx, events: readonly SeedEvent[], reset: boolean): Promise<void> {
  if (events.length === 0) return;
  await tx
    .insertInto('events')
    .values(events.map((event) => ({ ...event, content: JSON.stringify(event.content) })))
    .onConflict((on) =>
      reset
        ? on.column('slug').doUpdateSet((eb) => ({
            kind: eb.ref('excluded.kind'),
            starts_at: eb.ref('excluded.starts_at'),
            ends_at: eb.ref('excluded.ends_at'),
            price: eb.ref('excluded.price'),
            capacity: eb.fn('greatest', ['excluded.capacity', 'events.seats_taken']),
            max_persons: eb.ref('excluded.max_persons'),
            content: eb.ref('excluded.content'),
          }))
        : on.doNothing(),
    )
    .execute();
}
