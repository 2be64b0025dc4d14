import { type Kysely, sql } from 'kysely';

/**
 * A tick at the checkout counts once the address confirms it.
 * Until then the subscription keeps what the shopper agreed to.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table newsletter_subscriptions add column tick jsonb;
    -- When the shopper ticked the words. Null: at the time of the row.
    alter table consents add column ticked_at timestamptz;
  `.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table consents drop column if exists ticked_at;
    alter table newsletter_subscriptions drop column if exists tick;
  `.execute(db);
};
