import { type Kysely, sql } from 'kysely';

/**
 * Stores when the job last asked the gateway for an unsettled payment, so that payments without a response do
 * not delay the others.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table payments add column checked_at timestamptz`.execute(db);
};
