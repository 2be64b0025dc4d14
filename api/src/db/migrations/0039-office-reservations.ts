import { type Kysely, sql } from 'kysely';

/** Notes of staff about a reservation: moves, arrival and a text. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    set local statement_timeout = 0;
    alter table reservations
      add column arrival text check (arrival in ('arrived', 'no_show')),
      -- Only staff see it.
      add column note text,
      -- Number of moves. Mails and calendar entries of each move need their own number.
      add column changes integer not null default 0,
      add column moved_at timestamptz;
    create index reservations_newest on reservations (starts_at desc, id desc) where erased_at is null;
  `.execute(db);
};
