import { type Kysely, sql } from 'kysely';

/** A tick at registration counts for that account alone, once its own password confirms the address. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table users add column newsletter_wish boolean not null default false`.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table users drop column if exists newsletter_wish`.execute(db);
};
