import { productTypeOf, type TypeCode, typeCodeOf } from 'shared-contracts/domain/product-type';
import { hrefs } from 'shared-contracts/hrefs';
import type { PageRequest } from 'shared-kit/page';

/** What is searched for: all of it stands in the address `/vinos/busqueda?q=&t=&page=` (SPEC §2). */
export interface Wanted {
  /** '' when nothing was asked yet. */
  q: string;
  /** Only this kind; null: every kind. */
  kind: TypeCode | null;
  /** From 1. */
  page: number;
}

/** In the order of the menu. */
export const KINDS: readonly TypeCode[] = ['w', 'b', 'g', 'a', 'blog', 'event'];
/** Longest search text (SPEC §5). */
const MAX_TEXT = 100;
const MAX_PAGE = 1_000;
/** Results on a page: fills rows of two, three and four. */
const PER_PAGE = 24;

/** Read an address; what makes no sense is passed over. */
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
