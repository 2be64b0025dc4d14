import { type Expression, type SqlBool, sql } from 'kysely';
import type { FilterKey } from 'shared-contracts/domain/filter-keys';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import { allWordsQuery } from '../search/conditions.ts';
import type { Scope } from './scopes.ts';
import { chosenKeys, facetsOf, type Selection } from './selection.ts';

/**
 * Conditions to skip where the values of a group are counted, so that its choice does not hide its other values.
 * `facets` skips those of all groups: the caller adds the other groups with `hasFacet`.
 */
type Except = 'facets' | 'price';

/** Matching rows as `l`: OR within a group, AND between groups (docs/product/listings.md#filter-keys). */
export const selectMatching = (db: Executor, selection: Selection, except?: Except) =>
  db
    .selectFrom('product_listing as l')
    .where((eb) => eb.and([...inScope(selection.scope), ...chosen(selection, except)]));

function inScope({ type, isOffer, facets }: Scope): Expression<SqlBool>[] {
  return [
    ...(type ? [sql<SqlBool>`l.type = ${type}`] : []),
    ...(isOffer ? [sql<SqlBool>`l.discount is not null`] : []),
    ...(facets ? [sql<SqlBool>`l.facets && ${facets}`] : []),
  ];
}

function chosen({ filters, words, locale }: Selection, except?: Except): Expression<SqlBool>[] {
  const { precio_min, precio_max } = filters;
  const hasPriceRange = except !== 'price';
  // A visitor may type any price into the address, also one above the largest integer of PostgreSQL.
  return [
    ...(except === 'facets' ? [] : chosenKeys(filters).map((key) => hasFacet(key, filters[key]))),
    ...(hasPriceRange && precio_min !== undefined ? [sql<SqlBool>`l.price >= ${precio_min}::bigint`] : []),
    ...(hasPriceRange && precio_max !== undefined ? [sql<SqlBool>`l.price <= ${precio_max}::bigint`] : []),
    ...(words ? [hasWords(words, locale)] : []),
  ];
}

/** Condition: the row has one of these values of a filter group. */
export const hasFacet = (key: FilterKey, values: readonly string[]): Expression<SqlBool> =>
  sql`l.facets && ${facetsOf(key, values)}`;

const hasWords = (words: readonly string[], locale: Locale): Expression<SqlBool> =>
  words.length === 0
    ? sql`false`
    : sql`l.product_id in (select d.ref_id from search_documents d
        where d.kind = 'product' and d.lexemes @@ ${allWordsQuery(words, locale)}::tsquery)`;
