import { sql } from 'kysely';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';

/** Content of a page in a language, as the merchant stored it. */
export async function findPage(db: Executor, slug: string, locale: Locale): Promise<object | undefined> {
  const row = await db
    .selectFrom('pages')
    .select('content')
    .where('slug', '=', slug)
    .where('locale', '=', locale)
    .executeTakeFirst();
  return row?.content;
}

/** Content of a page in every language it has. */
export const findPageInAllLocales = (
  db: Executor,
  slug: string,
): Promise<{ locale: Locale; content: object }[]> =>
  db
    .selectFrom('pages')
    .select(['locale', 'content'])
    .where('slug', '=', slug)
    .orderBy('locale', 'desc')
    .execute();

/** Ids of products on sale in the order of `slugs`; unknown ones are left out. */
export async function findIdsBySlugs(db: Executor, slugs: readonly string[]): Promise<number[]> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where(sql<boolean>`slug = any(${slugs})`)
    .where('is_active', '=', true)
    .orderBy(sql`array_position(${slugs}::text[], slug)`)
    .execute();
  return rows.map(({ id }) => id);
}

/** Ids of products that can be bought below their old price, the largest share first. */
export async function findOfferIds(db: Executor, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('products as p')
    .innerJoin('skus as s', (join) => join.onRef('s.product_id', '=', 'p.id').on('s.position', '=', 0))
    .innerJoin('sku_availability as a', 'a.sku', 's.sku')
    .select('p.id')
    .where('p.is_active', '=', true)
    .where('a.stock', '>', 0)
    .whereRef('s.reference_clp', '>', 's.price')
    .orderBy(sql`(s.reference_clp - s.price)::float / s.reference_clp desc, p.rank, p.id`)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
