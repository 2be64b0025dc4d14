import { type Kysely, sql } from 'kysely';

/**
 * Conditions of coupons: first day, once per person, only some products or kinds of products, and coupons whose worth is
 * a free delivery. While the version before still runs, it ignores the conditions, and refuses a coupon of free delivery
 * as invalid.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table coupons
      add column starts_at timestamptz,
      add column once_per_person boolean not null default false,
      -- Empty: all.
      add column product_types text[] not null default '{}',
      add column product_ids integer[] not null default '{}',
      add column free_delivery boolean not null default false,
      drop constraint coupons_check,
      add constraint coupons_worth check (num_nonnulls(amount, percent) + free_delivery::int = 1);
  `.execute(db);
};
