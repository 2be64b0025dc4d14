import { type Kysely, sql } from 'kysely';

/**
 * Favourites and recently seen products of accounts (docs/product/favourites.md). A removed favourite stays as a row,
 * so that an older save of another device does not bring it back.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table users add column keeps_favourites boolean not null default true;

    create table favourites (
      user_id uuid not null references users (id) on delete cascade,
      product_id integer not null references products (id) on delete cascade,
      is_saved boolean not null,
      -- When the person saved or removed it, by the clock of the browser.
      changed_at timestamptz not null,
      -- Price and stock that the person saw last.
      price integer not null check (price >= 0),
      in_stock boolean not null,
      looked_at timestamptz not null,
      primary key (user_id, product_id)
    );
    create index favourites_product on favourites (product_id);

    create table product_views (
      user_id uuid not null references users (id) on delete cascade,
      product_id integer not null references products (id) on delete cascade,
      viewed_at timestamptz not null,
      primary key (user_id, product_id)
    );
    create index product_views_product on product_views (product_id);

    -- Link under which a person shares the favourites.
    create table favourite_lists (
      user_id uuid primary key references users (id) on delete cascade,
      token text not null unique,
      name text not null,
      created_at timestamptz not null default now()
    );
  `.execute(db);
};
