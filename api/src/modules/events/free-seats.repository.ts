import { sql } from 'kysely';

/** SQL: whether `events` has free seats for a guest who waits. They are offered to that guest first. */
export const IS_WAITED_FOR = sql<boolean>`exists (
  select from reservations r where r.event_id = events.id and r.waiting_since is not null and r.erased_at is null
    and r.person_quantity <= events.capacity - events.seats_taken)`;

/** SQL: seats that anybody can reserve. None while a guest who waits can take them, whom `claimEventSeats` prefers. */
export const FREE_SEATS = sql<number>`case when ${IS_WAITED_FOR} then 0 else capacity - seats_taken end`;
