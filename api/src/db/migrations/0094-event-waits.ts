import { type Kysely, sql } from 'kysely';

/**
 * When a guest began to wait for seats of a full event (docs/product/reservations.md#waiting-list). A waiting guest has a
 * cancelled reservation, so that the version before counts no seats for it.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table reservations add column waiting_since timestamptz,
      add check (waiting_since is null or (status = 'cancelled' and kind = 'event'));
    create index reservations_waiting on reservations (event_id, waiting_since) where waiting_since is not null;
  `.execute(db);
};
