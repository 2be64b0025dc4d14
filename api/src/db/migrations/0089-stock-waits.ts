import { type Kysely, sql } from 'kysely';

/**
 * People who wait for a sold-out product (docs/decisions/0091-stock-held-for-people-who-wait.md). A held unit is
 * taken out of `skus.stock`, so the version before does not sell it either. A row is deleted when its wait ends.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table stock_waits (
      id uuid primary key default gen_random_uuid(),
      -- Order of asking.
      place bigint generated always as identity,
      sku text not null references skus (sku) on delete cascade,
      email text not null,
      user_id uuid references users (id) on delete set null,
      locale text not null,
      -- 'pending': the owner of the address has not confirmed it yet.
      status text not null check (status in ('pending', 'waiting', 'held')),
      asked_at timestamptz not null default now(),
      held_until timestamptz,
      -- Cart in which the held unit may be bought. It stays valid when a guest cart joins an account's cart.
      cart_id text,
      check ((status = 'held') = (held_until is not null))
    );
    create unique index stock_waits_person on stock_waits (sku, lower(email));
    create index stock_waits_line on stock_waits (sku, place) where status <> 'pending';
    create index stock_waits_email on stock_waits (lower(email));
    create index stock_waits_user on stock_waits (user_id) where user_id is not null;
    create index stock_waits_cart on stock_waits (cart_id) where cart_id is not null;

    -- Units that a wait holds. A box holds its contents.
    create table stock_wait_units (
      wait_id uuid not null references stock_waits (id) on delete cascade,
      sku text not null references skus (sku) on delete cascade,
      qty integer not null check (qty > 0),
      primary key (wait_id, sku)
    );
    create index stock_wait_units_sku on stock_wait_units (sku);
  `.execute(db);
};
