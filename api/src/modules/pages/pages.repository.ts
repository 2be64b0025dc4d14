import { sql } from 'kysely';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';

/** Stored content of a page in a language. */
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

/** Product ids in the order of `slugs`. Skips unknown slugs and products not on sale. */
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

/** Ids of discounted products in stock, largest discount first. */
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
