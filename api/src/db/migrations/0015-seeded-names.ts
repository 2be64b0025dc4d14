import { type Kysely, sql } from 'kysely';

/** Names of the rows that the seed wrote once: those that are gone since were taken away by the merchant. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table seeded_names (
      of_table text not null,
      name text not null,
      primary key (of_table, name)
    );
  `.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop table if exists seeded_names`.execute(db);
};
