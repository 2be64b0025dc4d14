import type { Generated, JSONColumnType } from 'kysely';
import type { EventDetail } from 'shared-contracts/api/events.schema';
import type { Time, TimeByDefault, Translated } from './columns.ts';

/** Content of an event in one language. */
export type StoredEvent = Pick<EventDetail, 'title' | 'lead' | 'place' | 'picture' | 'seo' | 'blocks'>;

export interface EventTables {
  events: {
    id: Generated<number>;
    slug: string;
    kind: EventDetail['kind'];
    starts_at: Time;
    ends_at: Time;
    /** Price per person in CLP. */
    price: number;
    capacity: number;
    /** Written by the reservation's transaction. A constraint refuses more than `capacity`. */
    seats_taken: Generated<number>;
    max_persons: Generated<number>;
    is_active: Generated<boolean>;
    content: JSONColumnType<Translated<StoredEvent>, string, string>;
    /** Hash of `content` that the seed wrote. See `db/words.ts`. */
    seeded: Generated<string>;
    created_at: TimeByDefault;
    updated_at: TimeByDefault;
  };
}
