import { sql } from 'kysely';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import { preparedByText } from '../../db/prepared.ts';
import { allValues, queryValues } from '../../db/query.ts';
import { applySettings, settingsOf } from '../settings/apply-settings.ts';
import { parseSettings } from '../settings/settings.repository.ts';

/** Stored settings that pages show, as one object. */
const storedSettings = (keys: readonly string[]) =>
  sql<Record<string, unknown>>`coalesce(
    (select jsonb_object_agg(key, value) from settings where key = any(${keys}::text[])), '{}')`.as(
    'settings',
  );

/** Content of a page in a language, with the settings that staff have changed. */
export async function findPage(db: Executor, slug: string, locale: Locale): Promise<object | undefined> {
  const row = await db
    .selectFrom('pages')
    .select(['content', storedSettings(settingsOf(slug))])
    .where('slug', '=', slug)
    .where('locale', '=', locale)
    .modifyEnd(preparedByText)
    .executeTakeFirst();
  return row && applySettings(slug, row.content, { locale, settings: parseSettings(row.settings) });
}

/** Like `findPage`, in every language that the page has. */
export const findPageInAllLocales = async (
  db: Executor,
  slug: string,
): Promise<{ locale: Locale; content: object }[]> => {
  const rows = await db
    .selectFrom('pages')
    .select(['locale', 'content', storedSettings(settingsOf(slug))])
    .where('slug', '=', slug)
    .orderBy('locale', 'desc')
    .execute();
  return rows.map(({ locale, content, settings }) => ({
    locale,
    content: applySettings(slug, content, { locale, settings: parseSettings(settings) }),
  }));
};

/** Product ids in the order of `slugs`. Skips unknown slugs and products not on sale. */
export const findIdsBySlugs = (db: Executor, slugs: readonly string[]): Promise<number[]> =>
  allValues(
    db
      .selectFrom('products')
      .select('id')
      .where(sql<boolean>`slug = any(${slugs})`)
      .where('is_active', '=', true)
      .orderBy(sql`array_position(${slugs}::text[], slug)`),
  );

/** Ids of discounted products in stock, largest discount first. */
export const findOfferIds = (db: Executor, limit: number) => queryValues(db)<number>`
    select l.product_id as id from product_listing l
    join skus s on s.product_id = l.product_id and s.position = 0
    join sku_availability a on a.sku = s.sku
    where a.stock > 0 and l.discount is not null
    order by l.discount desc, l.rank, l.product_id limit ${limit}`;
