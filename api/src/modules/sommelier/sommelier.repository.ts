import { type RawBuilder, sql } from 'kysely';
import type { SommelierChoice } from 'shared-contracts/api/sommelier.schema';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import { FOODS } from './foods.ts';
import { type ChoiceKey, fitsChoice, winesThatFit } from './profile.sql.ts';

export interface FittingWine {
  id: number;
  /** Ids of foods that the wine's own page names. */
  foods: string[] | null;
  /** By the order of FOODS: number of the rule that holds, null where none does. */
  matches: (number | null)[];
}

/** One page of the wines that fit: those whose own page names a chosen food first, then in the shop's order. */
export async function findFittingWines(
  db: Executor,
  choice: SommelierChoice,
  { limit, offset }: { limit: number; offset: number },
): Promise<FittingWine[]> {
  const { rows } = await sql<FittingWine>`
    ${winesThatFit}
    select w.id, w.foods, w.matches from wines w where ${fitsChoice(choice)}
    order by coalesce(jsonb_exists_any(w.foods, ${choice.food}::text[]), false) desc, w.rank, w.id
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countFittingWines(db: Executor, choice: SommelierChoice): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    ${winesThatFit}
    select count(*)::int as count from wines w where ${fitsChoice(choice)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface ValueCount {
  key: ChoiceKey;
  value: string;
  count: number;
}

const counted = (key: 'country' | 'type' | 'body', choice: SommelierChoice): RawBuilder<unknown> => sql`
  select ${key} as key, w.${sql.ref(key)}::text as value, count(*)::int as count
  from wines w where w.${sql.ref(key)} is not null and ${fitsChoice(choice, key)} group by 2`;

const foodCounts = sql.join(
  FOODS.map((_, index) => sql`count(*) filter (where w.matches[${sql.lit(index + 1)}] is not null)`),
);
const FOOD_IDS = FOODS.map(({ id }) => id);

/**
 * How many wines each value would leave beside the other groups' choices. Bodies come as steps 1 to 5, continents as
 * the countries in them (key `continent`).
 */
export async function countValues(db: Executor, choice: SommelierChoice): Promise<ValueCount[]> {
  const { rows } = await sql<ValueCount>`
    ${winesThatFit}
    ${sql.join(
      (['country', 'type', 'body'] as const).map((key) => counted(key, choice)),
      sql` union all `,
    )}
    union all
    select 'continent', w.country, count(*)::int from wines w
      where w.country is not null and ${fitsChoice(choice, 'continent')} group by 2
    union all
    select 'food', counts.value, counts.count::int from
      (select array[${foodCounts}] as all from wines w where ${fitsChoice(choice, 'food')}) as sums
      cross join lateral unnest(${FOOD_IDS}::text[], sums.all) as counts (value, count)`.execute(db);
  return rows;
}

/** Words of filter values: `tipo tinto` → `Tinto`. */
export async function findLabels(db: Executor, locale: Locale): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('facet_labels')
    .select(['key', 'value', 'label'])
    .where('key', 'in', ['tipo', 'pais'])
    .where('locale', '=', locale)
    .execute();
  return new Map(rows.map(({ key, value, label }) => [`${key} ${value}`, label]));
}
