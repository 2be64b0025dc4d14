import { type Kysely, sql } from 'kysely';

/**
 * Remembers which lines of a guest's cart did not fit into the account's cart, until the shopper has seen it.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table carts add column not_joined text[] not null default '{}'`.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table carts drop column if exists not_joined`.execute(db);
};
