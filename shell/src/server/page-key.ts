import type { RemoteRegistry } from 'releases/remote-registry';
import type { PageKey } from './page-cache.ts';
import type { PageRequest } from './page-request.ts';

/** Identifies a page in the page cache. */
export const keyOf = (
  registry: Pick<RemoteRegistry, 'variant' | 'revision'>,
  { locale, url, cohort, preview }: PageRequest,
): PageKey => ({
  address: [preview?.variant, registry.variant(cohort), locale, url].filter(Boolean).join(' '),
  revision: registry.revision(cohort),
});
