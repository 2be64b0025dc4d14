import { type Kysely, sql } from 'kysely';

/**
 * Order for the difference to a dearer product that staff put into a paid order. `difference` says which units go out of
 * that order when the difference is paid. The version before writes none, and handles such an order as an order by phone.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table orders
      add column difference_of text references orders (id),
      add column difference jsonb;
    create index orders_difference on orders (difference_of) where difference_of is not null;
  `.execute(db);
};
