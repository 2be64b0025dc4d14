import { type Kysely, sql } from 'kysely';

/** A repeated case of the house, e.g. after a lost answer, gets the answer of the first one. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table house_cases add column idempotency_key text unique, add column request_hash text;
  `.execute(db);
};
