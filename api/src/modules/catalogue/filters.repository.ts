import { sql } from 'kysely';
import type { FilterKey } from 'shared-contracts/domain/filter-keys';
import type { Executor } from '../../db/connect.ts';
import { chosenKeys, type Selection, selectMatching } from './selection.ts';

export interface FilterOption {
  key: string;
  value: string;
  label: string;
  /** Products that this value would show beside the choices of the other groups. */
  count: number;
}

/** All options that a kind has, with true counts: a group is counted as if nothing were chosen in it. */
export async function findFilterOptions(
  db: Executor,
  selection: Selection,
  keys: readonly FilterKey[],
): Promise<FilterOption[]> {
  const chosen = chosenKeys(selection.filters).filter((key) => keys.includes(key));
  const free = keys.filter((key) => !chosen.includes(key));
  const [options, ...counted] = await Promise.all([
    findOptions(db, selection, keys),
    countOptions(db, selection, free),
    ...chosen.map((key) => countOptions(db, selection, [key], key)),
  ]);
  const counts = new Map(counted.flat().map(({ key, value, count }) => [`${key} ${value}`, count]));
  return options.map((option) => ({ ...option, count: counts.get(`${option.key} ${option.value}`) ?? 0 }));
}

/** The most common first, whatever is chosen: the order must not jump while somebody chooses. */
const findOptions = (db: Executor, { type, locale }: Selection, keys: readonly FilterKey[]) =>
  db
    .selectFrom('facet_labels as l')
    .innerJoin('product_facets as f', (join) =>
      join.onRef('f.key', '=', 'l.key').onRef('f.value', '=', 'l.value'),
    )
    .innerJoin('products as p', 'p.id', 'f.product_id')
    .select(['l.key', 'l.value', 'l.label'])
    .where('l.locale', '=', locale)
    .where('p.type', '=', type)
    .where('p.is_active', '=', true)
    .where(sql<boolean>`l.key = any(${keys})`)
    .groupBy(['l.key', 'l.value', 'l.label'])
    .orderBy(sql`count(*) desc, l.label collate "und-x-icu"`)
    .execute();

async function countOptions(
  db: Executor,
  selection: Selection,
  keys: readonly FilterKey[],
  except?: FilterKey,
) {
  if (keys.length === 0) return [];
  return selectMatching(db, selection, except)
    .innerJoin('product_facets as f', 'f.product_id', 'p.id')
    .where(sql<boolean>`f.key = any(${keys})`)
    .select(['f.key', 'f.value', sql<number>`count(*)::int`.as('count')])
    .groupBy(['f.key', 'f.value'])
    .execute();
}

/** Lowest and highest price of what the other filters show; zeros when they show nothing. CLP. */
export async function findPriceRange(
  db: Executor,
  selection: Selection,
): Promise<{ min: number; max: number }> {
  return selectMatching(db, selection, 'price')
    .select([
      sql<number>`coalesce(min(s.price), 0)`.as('min'),
      sql<number>`coalesce(max(s.price), 0)`.as('max'),
    ])
    .executeTakeFirstOrThrow();
}
