/** A search that the shopper made. `timestamp` is in ms since 1970. */
export type RecentSearch = { term: string; timestamp: number };

export const RECENT_SEARCHES_MAX = 10;

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const isRecentSearch = (entry: unknown): entry is RecentSearch =>
  typeof entry === 'object' &&
  entry !== null &&
  typeof (entry as RecentSearch).term === 'string' &&
  Number.isFinite((entry as RecentSearch).timestamp);

/**
 * Puts a term first and removes an older equal one (case does not matter). Keeps ten terms
 * (docs/product/search.md#recent-searches). Ignores a blank term.
 */
export function addRecentSearch(
  searches: readonly RecentSearch[],
  text: string,
  timestamp: number,
): readonly RecentSearch[] {
  const term = text.trim();
  if (!term) return searches;
  return [{ term, timestamp }, ...removeRecentSearch(searches, term)].slice(0, RECENT_SEARCHES_MAX);
}

/** Removes a term. Case does not matter. */
export const removeRecentSearch = (searches: readonly RecentSearch[], term: string): RecentSearch[] =>
  searches.filter((search) => !isSame(search.term, term));

/**
 * Reads the list from browser storage. Returns an empty list for an invalid value and skips invalid entries.
 */
export function parseRecentSearches(stored: string | null): RecentSearch[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter(isRecentSearch).slice(0, RECENT_SEARCHES_MAX) : [];
  } catch {
    return [];
  }
}
