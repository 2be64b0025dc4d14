import type { ListQuery } from 'shared-contracts/api/catalogue.schema';
import { FILTER_KEYS, type FilterKey } from 'shared-contracts/domain/filter-keys';
import { MAX_PAGE, MAX_QUERY_LENGTH, SORT_KEYS, type SortKey } from 'shared-contracts/domain/list-query';
import type { PageRequest } from 'shared-kit/page';
import { inOrder, type PriceRange, parsePriceRange } from '../../features/filter-price/index.ts';

/** Page sizes that a shopper can choose. The first is the default. */
export const PAGE_SIZES = [12, 24, 48] as const;
type PageSize = (typeof PAGE_SIZES)[number];

/** Selection of a listing: search text, filters, price limits, sort and page. The URL holds all of it. */
export interface Selection {
  /** Search text. Empty without one. */
  q: string;
  filters: Readonly<Partial<Record<FilterKey, readonly string[]>>>;
  price: PriceRange;
  sort: SortKey;
  perPage: PageSize;
  /** From 1. */
  page: number;
}

export const EMPTY_SELECTION: Selection = {
  q: '',
  filters: {},
  price: { min: null, max: null },
  sort: 'relevance',
  perPage: PAGE_SIZES[0],
  page: 1,
};

const valuesOf = (texts: readonly string[] = []): string[] => {
  const values = texts.flatMap((text) => text.split(',')).map((text) => text.trim());
  return [...new Set(values.filter(Boolean))];
};

/** Parses a URL's query. Ignores unknown keys and invalid values. */
export const parseSelection = (query: PageRequest['query']): Selection => {
  const filters: Partial<Record<FilterKey, readonly string[]>> = {};
  for (const key of FILTER_KEYS) {
    const values = valuesOf(query[key]);
    if (values.length > 0) filters[key] = values;
  }
  const page = Number(/^\d{1,9}$/.exec(query.page?.[0] ?? '')?.[0] ?? 1);
  return {
    q: (query.q?.[0] ?? '').trim().slice(0, MAX_QUERY_LENGTH),
    filters,
    price: parsePriceRange(query),
    sort: SORT_KEYS.find((key) => key === query.sort?.[0]) ?? 'relevance',
    perPage: PAGE_SIZES.find((size) => String(size) === query.per_page?.[0]) ?? PAGE_SIZES[0],
    page: Math.min(Math.max(1, page), MAX_PAGE),
  };
};

/** Converts the selection to the API's query. */
export const toListQuery = ({ q, filters, price, sort, perPage, page }: Selection): ListQuery => ({
  q: q || undefined,
  ...Object.fromEntries(Object.entries(filters).map(([key, values]) => [key, [...values]])),
  precio_min: price.min ?? undefined,
  precio_max: price.max ?? undefined,
  sort,
  per_page: perPage === PAGE_SIZES[0] ? undefined : perPage,
  page,
});

/** URL of a selection. Omits defaults, so that each selection has one URL. */
export const hrefOfSelection = (pathname: string, selection: Selection): string => {
  const query = new URLSearchParams();
  if (selection.q) query.set('q', selection.q);
  for (const key of FILTER_KEYS) for (const value of selection.filters[key] ?? []) query.append(key, value);
  if (selection.price.min !== null) query.set('precio_min', String(selection.price.min));
  if (selection.price.max !== null) query.set('precio_max', String(selection.price.max));
  if (selection.sort !== 'relevance') query.set('sort', selection.sort);
  if (selection.perPage !== PAGE_SIZES[0]) query.set('per_page', String(selection.perPage));
  if (selection.page > 1) query.set('page', String(selection.page));
  return query.size > 0 ? `${pathname}?${query}` : pathname;
};

/** Adds a filter value or removes it when present. Returns to the first page. */
export const withFilterToggled = (
  selection: Selection,
  { key, value }: { key: FilterKey; value: string },
): Selection => {
  const before = selection.filters[key] ?? [];
  const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value];
  const { [key]: _, ...others } = selection.filters;
  return { ...selection, filters: after.length > 0 ? { ...others, [key]: after } : others, page: 1 };
};

/** Sets price limits in ascending order. Returns to the first page. */
export const withPriceRange = (selection: Selection, price: PriceRange): Selection => ({
  ...selection,
  price: inOrder(price),
  page: 1,
});

export const withSort = (selection: Selection, sort: SortKey): Selection => ({ ...selection, sort, page: 1 });

/** Removes filters and price limits. Keeps text, sort and page size. Returns to the first page. */
export const withoutFilters = (selection: Selection): Selection => ({
  ...EMPTY_SELECTION,
  q: selection.q,
  sort: selection.sort,
  perPage: selection.perPage,
});

/** Key of the filters, price limits and text. Equal for all sorts, page sizes and pages of a selection. */
export const filterKeyOf = (selection: Selection): string => {
  const { sort, perPage, page } = EMPTY_SELECTION;
  return hrefOfSelection('', { ...selection, sort, perPage, page });
};

/** Whether the selections differ, but only in sort, page size or page: both match the same products. */
export const isSortOrPageChange = (from: Selection, to: Selection): boolean =>
  filterKeyOf(from) === filterKeyOf(to) && hrefOfSelection('', from) !== hrefOfSelection('', to);

/** Number of active filter values and price limits. */
export const countChosen = ({ filters, price }: Pick<Selection, 'filters' | 'price'>): number =>
  Object.values(filters).reduce((sum, values) => sum + values.length, 0) +
  Number(price.min !== null) +
  Number(price.max !== null);

/**
 * The country, when it is the only active filter and there is no search text. Null otherwise
 * (docs/product/listings.md#listings).
 */
export const countryOf = ({ q, filters, price }: Selection): string | null => {
  const [country] = filters.pais ?? [];
  const isAlone = countChosen({ filters, price }) === 1 && q === '';
  return isAlone && country !== undefined && /^[a-z0-9-]{1,60}$/.test(country) ? country : null;
};
