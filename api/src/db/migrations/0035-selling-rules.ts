import { type Kysely, sql } from 'kysely';

/**
 * Rules of selling that staff change in the office: times of changes, prices of delivery for single communes, settings,
 * and the bank account that an order was told.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table coupons add column updated_at timestamptz not null default now();
    alter table shipping_rates add column updated_at timestamptz not null default now();

    -- Price and working days of a commune that differ from its region's.
    alter table communes
      add column price integer check (price >= 0),
      add column min_days integer check (min_days >= 0),
      add column max_days integer check (max_days >= min_days),
      add column updated_at timestamptz not null default now(),
      add constraint communes_whole_rate check (num_nulls(price, min_days, max_days) in (0, 3));

    -- One row for each setting that staff have changed. It is stronger than the content of pages and than defaults.
    create table settings (
      key text primary key,
      value jsonb not null,
      updated_at timestamptz not null default now()
    );
    create trigger settings_changed after insert or update or delete on settings
      for each statement execute function notify_catalogue_changed();

    -- Bank account in the mails of a transfer order. Null for older orders: the current account.
    alter table orders add column transfer_account jsonb;
  `.execute(db);
};
