import { type Kysely, sql } from 'kysely';

/** People who sell on what they buy: their facturas have the alcohol tax. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table people add column resells boolean not null default false`.execute(db);
};
