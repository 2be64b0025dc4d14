import { type Kysely, sql } from 'kysely';

/** Log of incidents with personal data (law 21.719). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table incidents (
      id uuid primary key default gen_random_uuid(),
      since date not null,
      what text not null,
      data text[] not null,
      data_from date,
      data_to date,
      people integer not null,
      agency_told_on date,
      agency_told text not null,
      people_told_on date,
      people_told text not null,
      noted_at timestamptz not null default now(),
      changed_at timestamptz not null default now()
    );
  `.execute(db);
};
