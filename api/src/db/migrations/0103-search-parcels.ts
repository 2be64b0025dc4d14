import { type Kysely, sql } from 'kysely';

/** Staff find an order by the number of its parcel, and by the RUT of its factura's company. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- In a large shop this takes longer than a request may.
    set local statement_timeout = 0;
    create index orders_parcel_number on orders (lower(tracking_number)) where tracking_number is not null;
    create index orders_invoice_rut on orders ((invoice ->> 'rut')) where invoice is not null;
  `.execute(db);
};
