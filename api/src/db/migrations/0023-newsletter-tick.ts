import { type Kysely, sql } from 'kysely';

/**
 * Stores the newsletter tick of a checkout, with its text, in the subscription until the owner of the e-mail
 * confirms it. Only then it becomes a consent.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table newsletter_subscriptions add column tick jsonb;
    -- When the shopper ticked the box. Null: when the row was written.
    alter table consents add column ticked_at timestamptz;
  `.execute(db);
};
