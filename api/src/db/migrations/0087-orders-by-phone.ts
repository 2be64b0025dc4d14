import { type Kysely, sql } from 'kysely';

/**
 * Staff member who placed an order for a buyer on the telephone. Null: the buyer placed it. The version before writes
 * none, and handles such an order as any other unpaid one.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table orders add column placed_by uuid references staff (id)`.execute(db);
};
