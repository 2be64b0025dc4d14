import { type Kysely, sql } from 'kysely';

/**
 * A repeated request gets the answer of the first one, e.g. after a lost answer. Stores the idempotency key of a
 * reservation, and the links that worked. The version before deletes used links, and keeps doing so.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table reservations add column idempotency_key text, add column request_hash text;
    create unique index reservations_idempotency on reservations (idempotency_key);
    create table used_links (
      token_hash bytea primary key,
      purpose text not null,
      user_id uuid references users on delete cascade,
      staff_id uuid references staff on delete cascade,
      expires_at timestamptz not null,
      check ((user_id is null) <> (staff_id is null))
    );
    create index used_links_user on used_links (user_id);
    create index used_links_staff on used_links (staff_id);
    create index used_links_expiry on used_links (expires_at);
  `.execute(db);
};
