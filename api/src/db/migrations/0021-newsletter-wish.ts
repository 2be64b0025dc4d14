import { type Kysely, sql } from 'kysely';

/**
 * Stores the newsletter tick of a registration in the account. It counts when the customer confirms the
 * e-mail with the account's password.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table users add column newsletter_wish boolean not null default false`.execute(db);
};
