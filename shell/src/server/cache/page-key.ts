/** Identifies pages in the page cache, and tells those apart that a stranger can invent. */
import type { PageRequest } from '../visitor/page-request.ts';

/**
 * `fixed`: a page of the route table. `named`: one of the shop's products, articles or events. `varied`: a page with a
 * query, and an address that leads to no page.
 */
export type PageKind = 'fixed' | 'named' | 'varied';

/**
 * Identifies a page: its address, and the revision of the releases. A cached page of another revision is never
 * used; the page is rendered at once. Pages of several canaries have different addresses, so that they are cached side
 * by side.
 */
export interface PageKey {
  address: string;
  /** Decides whose memory the page shares. Default: pages that a stranger can invent. */
  kind?: PageKind;
  revision: string;
}

export const kindOf = ({ match, query }: Pick<PageRequest, 'match' | 'query'>): PageKind => {
  if (!match || query.size > 0) return 'varied';
  return Object.keys(match.params).length > 0 ? 'named' : 'fixed';
};

export const keyOf = ({ match, query, locale, url, variant, revision }: PageRequest): PageKey => ({
  address: [variant, locale, url].filter(Boolean).join(' '),
  kind: kindOf({ match, query }),
  revision,
});
