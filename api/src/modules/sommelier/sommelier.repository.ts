import { type RawBuilder, sql } from 'kysely';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import { queryRows } from '../../db/query.ts';

/** Number of wines in stock per profile. */
export const countProfiles = (db: Executor) => queryRows(db)<{ id: string; wines: number }>`
    select profile as id, count(*)::int as wines from cellar where in_stock group by profile`;

export const findFacts = (db: Executor, profiles: readonly string[]) =>
  db
    .selectFrom('wine_profiles')
    .select(['id', 'facts'])
    .where(sql<boolean>`id = any(${profiles}::uuid[])`)
    .execute();

export interface FittingWine {
  id: number;
  profile: string;
  /** Food ids on the wine's page. */
  foods: string[];
}

/**
 * One page of wines of these profiles: first those whose page names a chosen food, then by the shop's order.
 * Reads both parts in order and only as far as the page needs.
 */
export async function findFittingWines(
  db: Executor,
  { profiles, foods }: { profiles: readonly string[]; foods: readonly string[] },
  { limit, offset }: { limit: number; offset: number },
): Promise<FittingWine[]> {
  const wines = (place: number, half: RawBuilder<unknown>) => sql`
    (select product_id, profile, foods, rank, ${sql.lit(place)} as place from cellar
      where in_stock and profile = any(${profiles}::uuid[]) and ${half}
      order by rank, product_id limit ${limit + offset})`;
  const isNamed = sql`foods && ${foods}::text[]`;
  const halves =
    foods.length > 0
      ? sql`${wines(1, isNamed)} union all ${wines(2, sql`not ${isNamed}`)}`
      : wines(1, sql`true`);
  return queryRows(db)<FittingWine>`
    select product_id as id, profile, foods from (${halves}) halves
    order by place, rank, product_id limit ${limit} offset ${offset}`;
}

/** Labels of filter values: `tipo tinto` → `Tinto`. */
export async function findLabels(db: Executor, locale: Locale): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('facet_labels')
    .select(['key', 'value', 'label'])
    .where('key', 'in', ['tipo', 'pais'])
    .where('locale', '=', locale)
    .execute();
  return new Map(rows.map(({ key, value, label }) => [`${key} ${value}`, label]));
}
