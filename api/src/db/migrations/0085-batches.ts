import { type Kysely, sql } from 'kysely';

/** Batches of orders that staff pick and send together. An order is in one open batch at most. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table batches (
      id bigint generated always as identity primary key,
      -- Made by the office for each batch: a repeated request finds it.
      idempotency_key text not null unique,
      staff_id uuid not null references staff (id),
      created_at timestamptz not null default now(),
      closed_at timestamptz
    );
    create index batches_staff on batches (staff_id);
    create table batch_orders (
      batch_id bigint not null references batches (id) on delete cascade,
      order_id text not null references orders (id) on delete cascade,
      -- Whether its batch is open.
      is_open boolean not null default true,
      primary key (batch_id, order_id)
    );
    create unique index batch_orders_open on batch_orders (order_id) where is_open;
    create index batch_orders_order on batch_orders (order_id);
  `.execute(db);
};
