import { type Kysely, sql } from 'kysely';

/** Lists of favourites that guests share by a link (docs/product/favourites.md). They name no person. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table guest_lists (
      token text primary key,
      name text not null,
      product_ids integer[] not null,
      updated_at timestamptz not null default now()
    );
    create index guest_lists_updated on guest_lists (updated_at);
  `.execute(db);
};
