import { type Kysely, sql } from 'kysely';

/** Answers of staff to messages of the contact forms, and indexes for the lists of messages and of the newsletter. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    set local statement_timeout = 0;
    alter table contact_messages
      add column answered_at timestamptz,
      add column closed_at timestamptz;
    create index contact_messages_newest on contact_messages (created_at desc, id desc);
    create index contact_messages_open on contact_messages (created_at desc, id desc)
      where answered_at is null and closed_at is null;

    create table contact_answers (
      id uuid primary key default gen_random_uuid(),
      message_id uuid not null references contact_messages (id) on delete cascade,
      staff_id uuid not null references staff (id),
      text text not null,
      state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
      created_at timestamptz not null default now()
    );
    create index contact_answers_message on contact_answers (message_id, created_at);

    create index newsletter_newest on newsletter_subscriptions (asked_at desc, id desc);
    create index newsletter_status_newest on newsletter_subscriptions (status, asked_at desc, id desc);
    create index newsletter_email_part on newsletter_subscriptions using gin (lower(email) gin_trgm_ops);
  `.execute(db);
};
