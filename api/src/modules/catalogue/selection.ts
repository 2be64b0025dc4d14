import type { listQuery } from 'shared-contracts/api/catalogue.schema';
import { FILTER_KEYS, type FilterKey } from 'shared-contracts/domain/filter-keys';
import type { Locale } from 'shared-contracts/locale';
import type { z } from 'zod';
import type { Scope } from './scopes.ts';

/** A validated list query: filters, price range, text, order, page. */
export type ListFilters = z.output<typeof listQuery>;

/** Scope, language and filters of a list. */
export interface Selection {
  scope: Scope;
  locale: Locale;
  filters: ListFilters;
  /** Words of `filters.q`. Undefined without a text. Empty when the text has no letter or digit: no match. */
  words?: readonly string[];
}

/** Number of products per filter value, for example `tipo:tinto` → 12. */
export type FacetCounts = ReadonlyMap<string, number>;

/** Filter groups with a chosen value. */
export const chosenKeys = (filters: ListFilters): FilterKey[] =>
  FILTER_KEYS.filter((key) => filters[key].length > 0);

/** Whether the list has neither a text nor a price range. Filter values may be chosen. */
export const isByFacetsOnly = ({ words, filters: { precio_min, precio_max } }: Selection): boolean =>
  words === undefined && precio_min === undefined && precio_max === undefined;

/** Filter values in the form that `product_listing` stores. */
export const facetsOf = (key: FilterKey, values: readonly string[]): string[] =>
  values.map((value) => `${key}:${value}`);
