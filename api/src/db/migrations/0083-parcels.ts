import { type Kysely, sql } from 'kysely';

/**
 * Parcel of a sent order: name of the carrier, number and tracking page, as they were when it was sent. Null: the order
 * is not sent, is for pick-up, or was sent without a carrier.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table orders
      add column carrier text,
      add column tracking_number text,
      add column tracking_url text,
      add constraint orders_number_of_carrier check (tracking_number is null or carrier is not null);
  `.execute(db);
  // A carrier gives a number once.
  await sql`
    create unique index orders_tracking_number on orders (carrier, tracking_number)
    where tracking_number is not null`.execute(db);
};
