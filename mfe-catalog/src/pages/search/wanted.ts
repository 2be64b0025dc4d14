import { productTypeOf, type TypeCode, typeCodeOf } from 'shared-contracts/domain/product-type';
import { hrefs } from 'shared-contracts/hrefs';
import type { PageRequest } from 'shared-kit/page';

/** The search that a URL requests: `/vinos/busqueda?q=&t=&page=` (docs/product/search.md#search-results). */
export interface Wanted {
  /** Empty before the first search. */
  q: string;
  /** Restricts the type. Null means all types. */
  kind: TypeCode | null;
  /** From 1. */
  page: number;
}

/** Types in the order of the menu. */
export const KINDS: readonly TypeCode[] = ['w', 'b', 'g', 'a', 'blog', 'event'];
/** Highest length of a search text (docs/product/search.md#search-box). */
const MAX_TEXT = 100;
const MAX_PAGE = 1_000;
/** Results per page. Divisible by two, three and four columns. */
const PER_PAGE = 24;

/** Parses a URL's query. Ignores invalid values. */
export const parseWanted = (query: PageRequest['query']): Wanted => {
  const page = Number(/^\d{1,6}$/.exec(query.page?.[0] ?? '')?.[0] ?? 1);
  const kind = typeCodeOf(query.t?.[0] ?? '');
  return {
    q: (query.q?.[0] ?? '').trim().slice(0, MAX_TEXT),
    kind,
    page: Math.min(Math.max(1, page), MAX_PAGE),
  };
};

export const hrefOfWanted = ({ q, kind, page }: Wanted): string => {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (kind) query.set('t', kind);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text ? `${hrefs.search}?${text}` : hrefs.search;
};

export const toSearchQuery = ({ q, kind, page }: Wanted) => ({
  q,
  page,
  per_page: PER_PAGE,
  type: kind ? [productTypeOf(kind)] : undefined,
});
