/**
 * The address of a page as cache, head and share panel use it: the path and the query keys of its route,
 * sorted.
 */

/** Longest query, in characters. A longer one is dropped, so that it cannot fill the cache. */
const MAX_QUERY = 1_000;

/** The part of a query that changes the page, keys sorted. Drops campaign parameters and the like. */
export const pageQuery = (query: URLSearchParams, keys: readonly string[]): URLSearchParams => {
  const kept = new URLSearchParams([...query].filter(([key]) => keys.includes(key)));
  kept.sort();
  return kept.toString().length > MAX_QUERY ? new URLSearchParams() : kept;
};

/** Path with query. */
export const toUrl = (pathname: string, query: URLSearchParams): string =>
  query.size ? `${pathname}?${query}` : pathname;
