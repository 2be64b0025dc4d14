import { type Kysely, sql } from 'kysely';

/**
 * The delivery that a buyer chose, and the carrier whose price the order has (docs/product/delivery.md#two-ways). The
 * version before ignores both columns.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table orders
      add column delivery_option text check (delivery_option in ('cheapest', 'fastest')),
      add column planned_carrier text`.execute(db);
};
