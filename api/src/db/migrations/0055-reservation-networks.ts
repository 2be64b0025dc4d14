import { type Kysely, sql } from 'kysely';

/**
 * Network of the guest who reserved, as a hash, so that shares count the reservations themselves. The version before
 * stores none, and counts on its own.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table reservations add column network_hash text;
    create index reservations_created_at on reservations (created_at);
  `.execute(db);
};
