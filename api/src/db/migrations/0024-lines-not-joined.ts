import { type Kysely, sql } from 'kysely';

/**
 * Stores the skus of a guest cart that did not fit into the account's cart, until the shopper has seen them.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table carts add column not_joined text[] not null default '{}'`.execute(db);
};
