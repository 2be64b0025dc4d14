import { type Kysely, sql } from 'kysely';

/**
 * Directory of the people whom the shop knows by an e-mail, with or without an account, and indexes to find them. An
 * address has an id of its own, because an e-mail must not be in the address of a page.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- In a large shop this takes longer than a request may.
    set local statement_timeout = 0;

    -- Staff refuse the sign-in and the orders of this account.
    alter table users add column blocked_at timestamptz;
    create index users_blocked on users (lower(email)) where blocked_at is not null;

    create table people (
      id uuid primary key default gen_random_uuid(),
      email text not null unique check (email = lower(email)),
      -- When the shop first had the address.
      created_at timestamptz not null default now()
    );
    create index people_newest on people (created_at desc, id desc);
    insert into people (email, created_at)
      select email, min(created_at) from (
        select lower(email) as email, created_at from users
        union all select lower(email), created_at from orders where erased_at is null
        union all select lower(email), created_at from reservations where erased_at is null
        union all select lower(email), created_at from contact_messages
      ) known where email like '%@%' group by email;

    create function note_person() returns trigger language plpgsql as $$
    begin
      insert into people (email) values (lower(new.email)) on conflict do nothing;
      return null;
    end $$;
    create trigger note_person after insert or update of email on users
      for each row execute function note_person();
    create trigger note_person after insert on orders for each row execute function note_person();
    create trigger note_person after insert on reservations for each row execute function note_person();
    create trigger note_person after insert on contact_messages
      for each row execute function note_person();

    -- Words of accounts, reservations and messages, as \`orders_words\` has those of orders.
    create index users_words on users using gin (
      order_words('', email, rut, first_name || ' ' || last_name || ' ' || coalesce(company_name, '')));
    create index reservations_words on reservations using gin (
      order_words(number, email, '', name || ' ' || coalesce(last_name, '')));
    create index contact_messages_words on contact_messages using gin (
      order_words(number, email, coalesce(rut, ''),
        name || ' ' || coalesce(last_name, '') || ' ' || coalesce(company_name, '')));

    -- The last digits of a phone number, because people leave out the country.
    create function phone_key(phone text) returns text language sql immutable parallel safe
      return right(regexp_replace(phone, '\\D', '', 'g'), 8);
    create index users_phone on users (phone_key(phone)) where phone is not null;
    create index orders_phone on orders (phone_key(phone));
    create index reservations_phone on reservations (phone_key(phone));
    create index contact_messages_phone on contact_messages (phone_key(phone)) where phone is not null;
  `.execute(db);
};
