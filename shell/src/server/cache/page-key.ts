import type { RemoteRegistry } from 'releases/remote-registry';
import type { PageRequest } from '../visitor/page-request.ts';
import type { PageKey } from './page-cache.ts';
import { kindOf } from './page-kind.ts';

/** Identifies a page in the page cache. */
export const keyOf = (
  registry: Pick<RemoteRegistry, 'variant' | 'revision'>,
  { match, query, locale, url, cohort, preview }: PageRequest,
): PageKey => ({
  address: [preview?.variant, registry.variant(cohort), locale, url].filter(Boolean).join(' '),
  kind: kindOf({ match, query }),
  revision: registry.revision(cohort),
});
