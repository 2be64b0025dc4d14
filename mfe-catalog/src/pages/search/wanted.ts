import { MAX_QUERY_LENGTH, SEARCH_SORTS, type SearchSort } from 'shared-contracts/domain/list-query';
import { productTypeOf, type TypeCode, typeCodeOf } from 'shared-contracts/domain/product-type';
import { hrefs } from 'shared-contracts/hrefs';
import type { PageRequest } from 'shared-kit/page';
import { inOrder, type PriceRange, parsePriceRange } from '../../features/filter-price/index.ts';

/** The search that a URL requests (docs/product/search.md#search-results). */
export interface Wanted {
  /** Empty before the first search. */
  q: string;
  /** Restricts the type. Null means all types. */
  kind: TypeCode | null;
  /** They replace prices of the text. */
  price: PriceRange;
  sort: SearchSort;
  /** From 1. */
  page: number;
}

export const NOTHING_WANTED: Wanted = {
  q: '',
  kind: null,
  price: { min: null, max: null },
  sort: 'relevance',
  page: 1,
};

/** Types in the order of the menu. */
export const KINDS: readonly TypeCode[] = ['w', 'b', 'g', 'a', 'blog', 'event'];
const MAX_PAGE = 1_000;
/** Results per page. Divisible by two, three and four columns. */
export const PER_PAGE = 24;

/** The search with a change. Returns to the first page. */
export const withChange = (wanted: Wanted, change: Partial<Wanted>): Wanted => {
  const changed = { ...wanted, ...change, page: 1 };
  return { ...changed, price: inOrder(changed.price) };
};

/** Parses a URL's query. Ignores invalid values, and swaps price limits in the wrong order. */
export const parseWanted = (query: PageRequest['query']): Wanted => {
  const page = Number(/^\d{1,6}$/.exec(query.page?.[0] ?? '')?.[0] ?? 1);
  return {
    q: (query.q?.[0] ?? '').trim().slice(0, MAX_QUERY_LENGTH),
    kind: typeCodeOf(query.t?.[0] ?? ''),
    price: parsePriceRange(query),
    sort: SEARCH_SORTS.find((sort) => sort === query.sort?.[0]) ?? 'relevance',
    page: Math.min(Math.max(1, page), MAX_PAGE),
  };
};

/** Number of active filters. */
export const countChosen = ({ kind, price }: Wanted): number =>
  [kind, price.min, price.max].filter((one) => one !== null).length;

/** URL of a search. Omits defaults, so that each search has one URL. */
export const hrefOfWanted = ({ q, kind, price, sort, page }: Wanted): string => {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (kind) query.set('t', kind);
  if (price.min !== null) query.set('precio_min', String(price.min));
  if (price.max !== null) query.set('precio_max', String(price.max));
  if (sort !== 'relevance') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${hrefs.search}?${query}` : hrefs.search;
};

export const toSearchQuery = ({ q, kind, price, sort, page }: Wanted) => ({
  q,
  page,
  per_page: PER_PAGE,
  type: kind ? [productTypeOf(kind)] : undefined,
  sort: sort === 'relevance' ? undefined : sort,
  price_min: price.min ?? undefined,
  price_max: price.max ?? undefined,
});
