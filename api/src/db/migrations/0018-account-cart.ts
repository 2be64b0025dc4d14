import { type Kysely, sql } from 'kysely';

/**
 * One cart per account (docs/decisions/0036). `carts.user_id` stays for an API of the release before.
 * Existing carts begin without an owner: a cart that a customer left in a shared browser may hold another
 * person's lines by now. The next request of a signed-in browser joins its cart to the account.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table carts
      -- The customer whose cart this is. Only their access token opens it.
      add column account_id uuid unique references users (id) on delete set null,
      -- The account's cart that took over the lines of this guest cart. Its id opens nothing any more.
      add column joined_into text references carts (id) on delete set null;
    create index carts_joined_into on carts (joined_into) where joined_into is not null;
  `.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table carts drop column if exists joined_into, drop column if exists account_id`.execute(
    db,
  );
};
