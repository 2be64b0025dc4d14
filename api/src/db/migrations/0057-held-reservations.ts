import { type Kysely, sql } from 'kysely';

/**
 * Time until which a reservation waits for its guest to press the mailed link. The version before stores none: its
 * reservations wait for nothing, and it counts a waiting one as confirmed.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table reservations add column confirm_until timestamptz;
    create index reservations_held on reservations (confirm_until)
      where confirm_until is not null and status = 'confirmed';
  `.execute(db);
};
