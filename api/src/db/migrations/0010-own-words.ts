import { type Kysely, sql } from 'kysely';

/** Words of the seed are told from the merchant's own, so that a new release may better the former. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- Fingerprint of the words as the seed wrote them; '' or another one: they are the merchant's.
    alter table pages add column seeded text not null default '';
    alter table articles add column seeded text not null default '';
    alter table events add column seeded text not null default '';
    -- Until now only the seed wrote.
    update pages set seeded = md5(content::text);
    update articles set seeded = md5(content::text);
    update events set seeded = md5(content::text);

    -- Products an article speaks of, by slug; those that are gone are left out.
    alter table articles add column product_slugs text[] not null default '{}';
  `.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table articles drop column if exists product_slugs;
    alter table pages drop column if exists seeded;
    alter table articles drop column if exists seeded;
    alter table events drop column if exists seeded;
  `.execute(db);
};
