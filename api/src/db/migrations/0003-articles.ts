import { type Kysely, sql } from 'kysely';

/** Articles of the journal. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table articles (
      id integer generated always as identity primary key,
      slug text not null unique,
      -- Date of the article, as shown below its title.
      published_on date not null,
      -- Title, lead, picture, blocks and seo by language: {es: {…}, en: {…}}. Spanish is required.
      content jsonb not null check (content ? 'es'),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index articles_newest on articles (published_on desc, id desc);
    create trigger articles_changed after insert or update or delete on articles
      for each statement execute function notify_catalogue_changed();
  `.execute(db);
};
