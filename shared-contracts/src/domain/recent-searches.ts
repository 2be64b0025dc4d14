/** A search the shopper made; `timestamp` in ms since 1970. */
export type RecentSearch = { term: string; timestamp: number };

export const RECENT_SEARCHES_MAX = 10;

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const isRecentSearch = (entry: unknown): entry is RecentSearch =>
  typeof entry === 'object' &&
  entry !== null &&
  typeof (entry as RecentSearch).term === 'string' &&
  Number.isFinite((entry as RecentSearch).timestamp);

/** Puts a term first and drops an older one that differs at most in capitals; keeps ten (SPEC §4). A blank term changes nothing. */
export function addRecentSearch(
  searches: readonly RecentSearch[],
  text: string,
  timestamp: number,
): readonly RecentSearch[] {
  const term = text.trim();
  if (!term) return searches;
  return [{ term, timestamp }, ...removeRecentSearch(searches, term)].slice(0, RECENT_SEARCHES_MAX);
}

/** Takes a term out. */
export const removeRecentSearch = (searches: readonly RecentSearch[], term: string): RecentSearch[] =>
  searches.filter((search) => !isSame(search.term, term));

/** The list from browser storage; a bad stored value gives an empty list, bad entries are left out (SPEC §4). */
export function parseRecentSearches(stored: string | null): RecentSearch[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter(isRecentSearch).slice(0, RECENT_SEARCHES_MAX) : [];
  } catch {
    return [];
  }
}
