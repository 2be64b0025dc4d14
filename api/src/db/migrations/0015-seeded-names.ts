import { type Kysely, sql } from 'kysely';

/**
 * Table of the names of all rows that a seed has inserted. If such a row is missing, the merchant deleted it.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table seeded_names (
      of_table text not null,
      name text not null,
      primary key (of_table, name)
    );
  `.execute(db);
};
