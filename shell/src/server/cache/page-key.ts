import type { PageRequest } from '../visitor/page-request.ts';
import type { PageKey } from './page-cache.ts';
import { kindOf } from './page-kind.ts';

/** Identifies a page in the page cache. */
export const keyOf = ({ match, query, locale, url, variant, revision }: PageRequest): PageKey => ({
  address: [variant, locale, url].filter(Boolean).join(' '),
  kind: kindOf({ match, query }),
  revision,
});
