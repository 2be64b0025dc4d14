/** Lifetimes of pages in a shared cache, as headers. */
import type { CacheState } from '../cache/page-cache.ts';
import { TAGS_HEADER } from '../cache/page-tags.ts';
import type { StoredPage } from '../cache/stored-page.ts';
import { CONTEXT_HEADER } from '../visitor/edge-request.ts';

interface Lifetime {
  /** Seconds without revalidation. */
  fresh: number;
  /** Seconds after that in which the old page is served during its revalidation. */
  stale: number;
}

/** A purge removes the page as soon as it changes. The limit is for purges that got lost. */
const PURGED: Lifetime = { fresh: 120, stale: 600 };
/** A page that no purge reaches ages as in the memory of a shell. */
const UNPURGED: Lifetime = { fresh: 5, stale: 55 };
/** A page from the shell's memory may be older than the last purge. */
const REMEMBERED: Lifetime = { fresh: 5, stale: 0 };
/** A warmed page is replaced at the second request. */
const WARMED: Lifetime = { fresh: 1, stale: 5 };
/** A cache serves the old page for this long while no shell answers, seconds. */
export const STALE_IF_ERROR_S = 6 * 3_600;
/**
 * The API purges again a second after the first purge. A page that took longer to compose may have read the API
 * before the change and arrive after both.
 */
const SLOW_MS = 700;

const lifetimeOf = ({ tags, tookMs }: StoredPage, state: CacheState): Lifetime => {
  if (state === 'warm') return WARMED;
  if (state !== 'made') return REMEMBERED;
  return tags.isWhole && tookMs < SLOW_MS ? PURGED : UNPURGED;
};

/** Headers of an answer that depends on the page context and changes with it. */
export const momentaryHeaders = (context: string): Record<string, string> => ({
  [CONTEXT_HEADER]: context,
  'cache-control': 'public, max-age=0, s-maxage=2',
  'cdn-cache-control': `max-age=2, stale-while-revalidate=2, stale-if-error=${STALE_IF_ERROR_S}`,
  [TAGS_HEADER]: 'all',
});

/**
 * Headers for a shared cache. `max-age=0` makes browsers revalidate. The grace periods have a field for caches alone
 * (RFC 9213), because browsers obey `stale-while-revalidate` too, and no purge reaches them.
 */
export const sharedHeaders = (page: StoredPage, state: CacheState): Record<string, string> => {
  const { fresh, stale } = lifetimeOf(page, state);
  const grace = [`stale-while-revalidate=${stale}`, `stale-if-error=${STALE_IF_ERROR_S}`];
  return {
    'cache-control': `public, max-age=0, s-maxage=${fresh}`,
    'cdn-cache-control': [`max-age=${fresh}`, ...grace].join(', '),
    vary: 'Accept-Encoding',
    [TAGS_HEADER]: ['all', ...page.tags.names].join(' '),
  };
};
