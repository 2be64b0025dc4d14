import { type Kysely, sql } from 'kysely';

/** Staff see on their first page the parcels that came back or are lost. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- In a large shop this takes longer than a request may.
    set local statement_timeout = 0;
    create index orders_parcel_problem on orders (parcel_problem) where parcel_problem is not null;
  `.execute(db);
};
