import { type Kysely, sql } from 'kysely';

/** Indexes for Spanish names in the order of the Spanish alphabet, where ñ follows n (`../name-order.ts`). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- In a large shop this takes longer than a request may.
    set local statement_timeout = 0;
    drop index if exists product_listing_name_es, product_texts_name_es;
    create index product_listing_name_es on product_listing (type, name_es collate "es-x-icu", product_id);
    create index product_texts_name_es on product_texts (name collate "es-x-icu", product_id) where locale = 'es';
  `.execute(db);
};
