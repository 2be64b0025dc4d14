import { type Kysely, sql } from 'kysely';

/**
 * Version of a cart: each insert, change of quantity and delete of a line raises it. A trigger counts, so that it also
 * counts what the version before writes (docs/decisions/0080-cart-version.md).
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table carts add column version integer not null default 0;

    create function raise_cart_version() returns trigger language plpgsql as $$
      begin
        update carts set version = version + 1 where id = coalesce(new.cart_id, old.cart_id);
        return null;
      end $$;
    create trigger cart_items_raise_version after insert or update of qty or delete on cart_items
      for each row execute function raise_cart_version();
  `.execute(db);
};
