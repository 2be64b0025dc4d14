import { type Kysely, sql } from 'kysely';

/** The commune's name lacked its accent. Orders and addresses keep what was written. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`update communes set name = 'Ránquil' where id = '16206' and name = 'Ranquil'`.execute(db);
};
