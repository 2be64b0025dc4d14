import { type Kysely, sql } from 'kysely';

/**
 * One cart per account (docs/decisions/0036). `carts.user_id` stays, because the previous release writes it.
 * Existing carts begin without an owner: a cart that a customer left in a shared browser may hold another
 * person's lines by now. The next request of a signed-in browser joins its cart to the account.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table carts
      -- Customer who owns the cart. Only the customer's access token gives access to it.
      add column account_id uuid unique references users (id) on delete set null,
      -- Account's cart that has the lines of this guest cart. The guest cart's id is no longer valid.
      add column joined_into text references carts (id) on delete set null;
    create index carts_joined_into on carts (joined_into) where joined_into is not null;
  `.execute(db);
};
