import { type Kysely, sql } from 'kysely';

/** Requests of people about their personal data (law 21.719), and the uses of data that people have stopped. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create sequence privacy_request_number;
    create table privacy_requests (
      id uuid primary key default gen_random_uuid(),
      number text not null unique default document_number('D', nextval('privacy_request_number')),
      email text not null,
      kind text not null
        check (kind in ('access', 'correction', 'erasure', 'opposition', 'portability', 'blocking')),
      purposes text[] not null default '{}',
      text text,
      locale text not null,
      status text not null default 'asked' check (status in ('asked', 'open', 'done', 'refused')),
      asked_at timestamptz not null default now(),
      proven_at timestamptz,
      due_on date,
      extension text,
      answer text,
      answered_at timestamptz,
      staff_id uuid references staff (id),
      warned_days integer,
      check (status = 'asked' or (proven_at is not null and due_on is not null))
    );
    create index privacy_requests_email on privacy_requests (lower(email));
    create index privacy_requests_newest on privacy_requests (asked_at desc, id desc);
    create index privacy_requests_open on privacy_requests (due_on) where status = 'open';

    create table data_limits (
      email text not null check (email = lower(email)),
      purpose text not null
        check (purpose in ('advertising', 'profile', 'statistics', 'recommendations', 'all')),
      since timestamptz not null default now(),
      primary key (email, purpose)
    );
  `.execute(db);
};
