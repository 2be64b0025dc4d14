import { type Kysely, sql } from 'kysely';

/** Indexes for Spanish names in the order of the Spanish alphabet, where ñ follows n (`../name-order.ts`). */
export const up = (db: Kysely<unknown>): Promise<void> => replaceIndexes(db, 'es-x-icu');

export const down = (db: Kysely<unknown>): Promise<void> => replaceIndexes(db, 'und-x-icu');

const replaceIndexes = async (db: Kysely<unknown>, collation: 'es-x-icu' | 'und-x-icu'): Promise<void> => {
  const order = sql.raw(`collate "${collation}"`);
  await sql`
    -- In a large shop this takes longer than a request may.
    set local statement_timeout = 0;
    drop index if exists product_listing_name_es, product_texts_name_es;
    create index product_listing_name_es on product_listing (type, name_es ${order}, product_id);
    create index product_texts_name_es on product_texts (name ${order}, product_id) where locale = 'es';
  `.execute(db);
};
