import type { Executor } from '../../db/connect.ts';
import { countedAs } from './scopes.ts';
import { chosenKeys, type FacetCounts, facetsOf, isByFacetsOnly, type Selection } from './selection.ts';

/** Stored product counts by facet of a list without filters. Undefined if this kind of list has no stored counts. */
export async function findStoredCounts(
  db: Executor,
  { scope }: Pick<Selection, 'scope'>,
): Promise<FacetCounts | undefined> {
  const name = countedAs(scope);
  if (!name) return undefined;
  const rows = await db
    .selectFrom('facet_counts')
    .select(['facet', 'count'])
    .where('scope', '=', name)
    .where('count', '>', 0)
    .execute();
  return new Map(rows.map(({ facet, count }) => [facet, count]));
}

/** Stored total for no filter or a single filter value. Undefined otherwise. */
export async function findStoredTotal(db: Executor, selection: Selection): Promise<number | undefined> {
  const facet = singleFacet(selection);
  const name = countedAs(selection.scope);
  if (facet === undefined || !name) return undefined;
  const row = await db
    .selectFrom('facet_counts')
    .select('count')
    .where('scope', '=', name)
    .where('facet', '=', facet)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/**
 * The only chosen filter value. Empty without one: the table stores the total of a scope under it. Undefined: several,
 * words or prices.
 */
function singleFacet(selection: Selection): string | undefined {
  if (!isByFacetsOnly(selection)) return undefined;
  const chosen = chosenKeys(selection.filters).flatMap((key) => facetsOf(key, selection.filters[key]));
  return chosen.length > 1 ? undefined : (chosen[0] ?? '');
}
