import { type Kysely, sql } from 'kysely';

/** Tables for products that staff write in the office: chosen recommendations, and prices at a date. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- The address of a product that shoppers never saw may still change.
    alter table products add column is_slug_fixed boolean not null default true;

    -- Products that staff show beside a product, before those that the shop finds itself.
    create table product_companions (
      product_id integer not null references products (id) on delete cascade,
      companion_id integer not null references products (id) on delete cascade,
      position integer not null,
      primary key (product_id, companion_id),
      check (product_id <> companion_id)
    );
    create index product_companions_companion on product_companions (companion_id);
    create trigger product_companions_changed after insert or update or delete on product_companions
      for each statement execute function notify_catalogue_changed();

    -- Prices that start at a time, and offers that start and end.
    create table price_plans (
      id uuid primary key default gen_random_uuid(),
      sku text not null references skus (sku) on delete cascade,
      kind text not null check (kind in ('price', 'offer')),
      price integer not null check (price > 0),
      starts_at timestamptz not null,
      -- End of an offer. Null: it stays until staff end it.
      ends_at timestamptz check (ends_at > starts_at),
      state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'removed')),
      -- Price and reference price before the offer, which come back at its end.
      old_price integer,
      old_reference_price text,
      staff_id uuid not null references staff (id),
      reason text not null,
      created_at timestamptz not null default now(),
      check (kind = 'offer' or ends_at is null)
    );
    create index price_plans_sku on price_plans (sku, starts_at);
    create index price_plans_waiting on price_plans (starts_at) where state = 'waiting';
    create index price_plans_running on price_plans (ends_at) where state = 'running';
  `.execute(db);
};
