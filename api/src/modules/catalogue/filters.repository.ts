import { type Expression, type RawBuilder, sql } from 'kysely';
import type { FilterKey } from 'shared-contracts/domain/filter-keys';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import { nameOrder } from '../../db/name-order.ts';
import { hasRow, queryRows } from '../../db/query.ts';
import { hasFacet, selectMatching } from './selection.repository.ts';
import { chosenKeys, type FacetCounts, isByFacetsOnly, type Selection } from './selection.ts';
import { findStoredCounts } from './stored-counts.repository.ts';

/**
 * Number of products per filter value under the selection of the other groups. Each group ignores its own selection.
 */
export async function countFacets(db: Executor, selection: Selection): Promise<FacetCounts> {
  const chosen = chosenKeys(selection.filters);
  const [onlyKey, ...others] = chosen;
  const stored =
    isByFacetsOnly(selection) && others.length === 0 ? await findStoredCounts(db, selection) : undefined;
  if (!stored) return countNearlyMatching(db, selection, chosen);
  if (!onlyKey) return stored;
  // For a single chosen group, its other values use the stored counts without any selection.
  const siblings = [...stored].filter(([facet]) => facet.startsWith(`${onlyKey}:`));
  return new Map([...(await countRows(db, selectMatching(db, selection).select('l.facets'))), ...siblings]);
}

/** One scan over the rows that match all chosen groups except at most one. */
function countNearlyMatching(db: Executor, selection: Selection, chosen: readonly FilterKey[]) {
  const rows = selectMatching(db, selection, 'facets')
    .select('l.facets')
    .select(chosen.map((key) => sql<boolean>`${hasFacet(key, selection.filters[key])}`.as(`in_${key}`)));
  if (chosen.length === 0) return countRows(db, rows);
  const isIn = chosen.map((key) => sql.ref(`in_${key}`));
  const hits = sql.join(
    isIn.map((flag) => sql`${flag}::int`),
    sql` + `,
  );
  const counts = chosen.map((key, index) => sql`(${isIn[index]} or facet like ${`${key}:%`})`);
  // "offset 0" makes PostgreSQL compute the flags once per row, not once per facet.
  const nearly = sql`
    select * from (select * from (${rows}) flagged offset 0) f where ${hits} >= ${chosen.length - 1}`;
  return countRows(db, nearly, sql`where ${sql.join(counts, sql` and `)}`);
}

/** Counts the rows per facet. `condition` may use both: `facet` and columns of `r`. */
async function countRows(
  db: Executor,
  rows: Expression<unknown>,
  condition: RawBuilder<unknown> = sql``,
): Promise<FacetCounts> {
  const counted = await queryRows(db)<{ facet: string; count: number }>`
    select facet, count(*)::int as count from (${rows}) r, unnest(r.facets) facet ${condition}
    group by facet`;
  return new Map(counted.map(({ facet, count }) => [facet, count]));
}

/** Labels of filter values in a language, in alphabetical order. */
export const findFacetLabels = (db: Executor, locale: Locale, keys: readonly FilterKey[]) =>
  db
    .selectFrom('facet_labels')
    .select(['key', 'value', 'label'])
    .where('locale', '=', locale)
    .where(sql<boolean>`key = any(${keys})`)
    .orderBy(sql`label ${nameOrder(locale)}`)
    .execute();

/** Whether any product on sale has one of these filter values (`tipo:tinto`). */
export const hasProductWithFacet = (db: Executor, facets: readonly string[]) =>
  hasRow(
    db
      .selectFrom('product_listing as l')
      .select('l.product_id')
      .where(sql<boolean>`l.facets && ${facets}`)
      .limit(1),
  );

/** Lowest and highest price under the other filters, in CLP. Zeros without products. */
export async function findPriceRange(
  db: Executor,
  selection: Selection,
): Promise<{ min: number; max: number }> {
  return selectMatching(db, selection, 'price')
    .select([
      sql<number>`coalesce(min(l.price), 0)`.as('min'),
      sql<number>`coalesce(max(l.price), 0)`.as('max'),
    ])
    .executeTakeFirstOrThrow();
}
