import { type Kysely, sql } from 'kysely';

/** Indexes for the office's list of products: search by a part of a slug or a sku, orders by date and name. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    set local statement_timeout = 0;
    create index products_slug_part on products using gin (slug gin_trgm_ops);
    create index skus_sku_part on skus using gin (sku gin_trgm_ops);
    create index products_published on products (published_at, id);
    create index product_texts_name_es on product_texts (name collate "und-x-icu", product_id) where locale = 'es';
  `.execute(db);
};
