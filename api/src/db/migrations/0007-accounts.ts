import { type Kysely, sql } from 'kysely';

/**
 * Sessions, tokens of mailed links, addresses, forms, reservations, and columns for erasures (law 21.719).
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table users add column locale text not null default 'es';

    -- Session of a customer in one browser or client. Its id is the family_id of its refresh tokens.
    -- Deleting the row invalidates its access and refresh tokens at once.
    create table sessions (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      user_agent text,
      created_at timestamptz not null default now(),
      last_used_at timestamptz not null default now()
    );
    create index sessions_user on sessions (user_id, last_used_at desc);
    insert into sessions (id, user_id, created_at, last_used_at)
      select family_id, user_id, min(created_at), max(created_at)
        from refresh_tokens group by family_id, user_id;
    alter table refresh_tokens
      add constraint refresh_tokens_session foreign key (family_id)
        references sessions (id) on delete cascade;

    -- Secrets of mailed links, as hashes. Deleted when used.
    create table account_tokens (
      token_hash bytea primary key,
      user_id uuid not null references users (id) on delete cascade,
      purpose text not null check (purpose in ('verify-email', 'reset-password', 'change-email')),
      -- E-mail address that received the link.
      email text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    );
    create index account_tokens_user on account_tokens (user_id, purpose);

    -- Queued mails to an e-mail address. Only the job checks whether the address has an account. A request
    -- does the same work for every address, so that it does not reveal accounts.
    create table account_mails (
      id uuid primary key default gen_random_uuid(),
      kind text not null,
      email text not null,
      user_id uuid references users (id) on delete cascade,
      locale text not null,
      created_at timestamptz not null default now()
    );

    create table addresses (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      identification text not null,
      address text not null,
      apartment text,
      commune_id text not null references communes (id),
      is_default boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      -- When the customer deleted the address. The customer can restore it until a job deletes the row.
      deleted_at timestamptz
    );
    create index addresses_user on addresses (user_id);
    create unique index addresses_one_default on addresses (user_id) where is_default and deleted_at is null;

    alter table consents
      add column user_id uuid references users (id) on delete set null,
      -- Keyed hash of the network address.
      add column ip_hash text;

    alter table orders
      -- When the buyer requested erasure. A job erases the order after delivery or cancellation.
      add column erase_requested_at timestamptz,
      add column erased_at timestamptz;
    create index orders_to_erase on orders (erase_requested_at)
      where erase_requested_at is not null and erased_at is null;

    create sequence contact_number;
    create table contact_messages (
      id uuid primary key default gen_random_uuid(),
      number text not null unique default 'M-' || lpad(nextval('contact_number')::text, 6, '0'),
      kind text not null check (kind in ('person', 'company')),
      name text not null,
      last_name text,
      email text not null,
      phone text,
      company_name text,
      rut text,
      subject text,
      order_number text,
      message text not null,
      locale text not null,
      created_at timestamptz not null default now()
    );
    create index contact_messages_email on contact_messages (lower(email));

    create table newsletter_subscriptions (
      id uuid primary key default gen_random_uuid(),
      email text not null,
      status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
      locale text not null,
      created_at timestamptz not null default now(),
      asked_at timestamptz not null default now(),
      confirmed_at timestamptz,
      unsubscribed_at timestamptz
    );
    create unique index newsletter_subscriptions_email on newsletter_subscriptions (lower(email));

    -- Used solutions of the bot check, so that each is accepted once by all API processes.
    create table bot_check_answers (
      answer_hash bytea primary key,
      expires_at timestamptz not null
    );

    create table reservations (
      id uuid primary key default gen_random_uuid(),
      number text not null unique,
      kind text not null check (kind in ('event', 'table')),
      event_id integer references events (id),
      check ((kind = 'event') = (event_id is not null)),
      status text not null default 'confirmed' check (status in ('confirmed', 'cancelled')),
      starts_at timestamptz not null,
      ends_at timestamptz not null check (ends_at > starts_at),
      person_quantity integer not null check (person_quantity > 0),
      name text not null,
      last_name text,
      email text not null,
      phone text not null,
      message text,
      locale text not null,
      user_id uuid references users (id) on delete set null,
      created_at timestamptz not null default now(),
      cancelled_at timestamptz,
      reminded_at timestamptz,
      erased_at timestamptz
    );
    create index reservations_when on reservations (starts_at) where status = 'confirmed';
    create index reservations_email on reservations (lower(email));

    -- Days on which the wine bar is closed in addition to its weekly and yearly rules.
    create table closed_days (
      day date primary key,
      -- {es, en}
      reason jsonb not null check (reason ? 'es')
    );
  `.execute(db);
};
