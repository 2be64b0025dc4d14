/** Kinds of pages by how many addresses they have. A stranger can invent addresses of one kind only. */
import type { PageRequest } from '../visitor/page-request.ts';

/**
 * `fixed`: a page of the route table. `named`: one of the shop's products, articles or events. `varied`: a page with a
 * query, and an address that leads to no page.
 */
export type PageKind = 'fixed' | 'named' | 'varied';

export const kindOf = ({ match, query }: Pick<PageRequest, 'match' | 'query'>): PageKind => {
  if (!match || query.size > 0) return 'varied';
  return Object.keys(match.params).length > 0 ? 'named' : 'fixed';
};
