import { type Kysely, sql } from 'kysely';

/** Tables of the shop's events and of the journal's topics. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table events (
      id integer generated always as identity primary key,
      slug text not null unique,
      kind text not null check (kind in ('tasting', 'dinner', 'workshop', 'visit', 'party')),
      -- Start of the event. Pages show it in the time zone of Santiago.
      starts_at timestamptz not null,
      ends_at timestamptz not null check (ends_at > starts_at),
      -- Price per person in CLP with VAT. 0: free.
      price integer not null check (price >= 0),
      -- Total number of seats.
      capacity integer not null check (capacity > 0),
      -- Reserved seats. The transaction of a reservation increases it, which locks the event's row.
      -- A constraint refuses more than the capacity.
      seats_taken integer not null default 0,
      check (seats_taken between 0 and capacity),
      -- Maximum number of persons in one reservation.
      max_persons integer not null default 8 check (max_persons > 0),
      -- Cancelled or hidden events are neither listed nor reserved.
      is_active boolean not null default true,
      -- Title, lead, place, picture, blocks and seo by language: {es: {…}, en: {…}}.
      -- Spanish is required.
      content jsonb not null check (content ? 'es'),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index events_soonest on events (starts_at, id) where is_active;
    create trigger events_changed after insert or update or delete on events
      for each statement execute function notify_catalogue_changed();

    -- Topics of an article: slugs of blog_topics.
    alter table articles add column topics text[] not null default '{}';
    create table blog_topics (
      slug text primary key,
      position integer not null default 0,
      -- {es, en}
      label jsonb not null check (label ? 'es')
    );
    create trigger blog_topics_changed after insert or update or delete on blog_topics
      for each statement execute function notify_catalogue_changed();
    create index articles_topics on articles using gin (topics);
  `.execute(db);
};
