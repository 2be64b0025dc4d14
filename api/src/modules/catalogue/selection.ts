import { type Expression, type SqlBool, sql } from 'kysely';
import type { listQuery } from 'shared-contracts/api/catalogue.schema';
import { FILTER_KEYS, type FilterKey } from 'shared-contracts/domain/filter-keys';
import type { Locale } from 'shared-contracts/locale';
import type { z } from 'zod';
import type { Executor } from '../../db/connect.ts';
import type { Words } from '../search/words.ts';
import { anyPlaceQuery } from '../search/words-query.ts';
import type { Scope } from './scopes.ts';

/** A checked list query: filters, range, text, order, page. */
export type ListFilters = z.output<typeof listQuery>;

/** What a list is chosen from and by. */
export interface Selection {
  scope: Scope;
  locale: Locale;
  filters: ListFilters;
  /** Words of `filters.q`; undefined without one, empty where it has signs only, which nothing has. */
  words?: Words;
}

/** Number of products per filter value, for example `tipo:tinto` → 12. */
export type FacetCounts = ReadonlyMap<string, number>;

/** A condition that is left out, so that a group's own choice does not hide its siblings. */
export type Except = 'facets' | 'price';

/** Filter groups in which something is chosen. */
export const chosenKeys = (filters: ListFilters): FilterKey[] =>
  FILTER_KEYS.filter((key) => filters[key].length > 0);

/** Whether neither text nor price narrows the list; filter values may. */
export const isFree = ({ words, filters: { precio_min, precio_max } }: Selection): boolean =>
  words === undefined && precio_min === undefined && precio_max === undefined;

/** Filter values as the rows of lists hold them. */
export const facetsOf = (key: FilterKey, values: readonly string[]): string[] =>
  values.map((value) => `${key}:${value}`);

/** Rows of lists (`l`) that fit: OR within a group, AND between groups (SPEC §9). */
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
  const isPriced = except !== 'price';
  return [
    ...(except === 'facets' ? [] : chosenKeys(filters).map((key) => hasFacet(key, filters[key]))),
    ...(isPriced && precio_min !== undefined ? [sql<SqlBool>`l.price >= ${precio_min}`] : []),
    ...(isPriced && precio_max !== undefined ? [sql<SqlBool>`l.price <= ${precio_max}`] : []),
    ...(words ? [hasWords(words, locale)] : []),
  ];
}

/** Whether a row has one of a group's values. */
export const hasFacet = (key: FilterKey, values: readonly string[]): Expression<SqlBool> =>
  sql`l.facets && ${facetsOf(key, values)}`;

const hasWords = (words: Words, locale: Locale): Expression<SqlBool> =>
  words.length === 0
    ? sql`false`
    : sql`l.product_id in (select d.ref_id from search_documents d
        where d.kind = 'product' and d.lexemes @@ ${anyPlaceQuery(words, locale)}::tsquery)`;
