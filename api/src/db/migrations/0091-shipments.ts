import { type Kysely, sql } from 'kysely';

/** Parcels that the shop booked at a carrier (docs/decisions/0095-book-parcels-at-a-carrier.md). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table shipments (
      -- Key of the booking at the carrier, so that a repeated request books nothing twice.
      id uuid primary key default gen_random_uuid(),
      order_id text not null references orders (id) on delete cascade,
      -- Name of the carrier when it was booked.
      carrier text not null,
      -- 'asked': the carrier has not answered, so the booking may exist or not.
      state text not null default 'asked' check (
        state in ('asked', 'booked', 'in_transit', 'delivered', 'returned', 'lost', 'cancelled')
      ),
      -- The carrier's count of its changes. A lower one comes late.
      sequence bigint not null default 0,
      tracking_number text,
      -- The carrier's sorting code on the label.
      route text,
      asked_at timestamptz not null default now(),
      changed_at timestamptz not null default now(),
      -- When the carrier was asked for the state.
      checked_at timestamptz not null default now()
    );
    create unique index shipments_open on shipments (order_id) where state in ('asked', 'booked');
    create index shipments_order on shipments (order_id, asked_at);
    create index shipments_to_check on shipments (checked_at) where state in ('asked', 'booked', 'in_transit');
  `.execute(db);
};
