import { type Kysely, sql } from 'kysely';

/** Secret of an authenticator app that a staff member sets up, until its first code replaces the former one. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table staff add column next_totp_secret bytea, add column next_totp_at timestamptz`.execute(
    db,
  );
};
