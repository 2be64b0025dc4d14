import { type Kysely, sql } from 'kysely';

/** Distinguishes content of the seed from the merchant's, so that a new release updates only the seed's. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- Hash of the content that the seed wrote. Empty or outdated: the merchant wrote the content.
    alter table pages add column seeded text not null default '';
    alter table articles add column seeded text not null default '';
    alter table events add column seeded text not null default '';
    -- Before this migration only the seed wrote content.
    update pages set seeded = md5(content::text);
    update articles set seeded = md5(content::text);
    update events set seeded = md5(content::text);

    -- Slugs of the products that an article mentions. Reads skip slugs of missing products.
    alter table articles add column product_slugs text[] not null default '{}';
  `.execute(db);
};
