import { type Kysely, sql } from 'kysely';

/** A sent parcel that came back to the shop, or that the carrier lost. Null: neither. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table orders add column parcel_problem text check (parcel_problem in ('returned', 'lost'))`.execute(
    db,
  );
};
