import { parseRecentSearches, type RecentSearch } from 'shared-contracts/domain/recent-searches';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';

/** Recent searches of this browser, newest first; storage that is shut or broken holds none. */
export const readRecentSearches = (): readonly RecentSearch[] => {
  try {
    return parseRecentSearches(localStorage.getItem(STORAGE_KEYS.recentSearches));
  } catch {
    return [];
  }
};

export const storeRecentSearches = (searches: readonly RecentSearch[]): void => {
  try {
    localStorage.setItem(STORAGE_KEYS.recentSearches, JSON.stringify(searches));
  } catch {
    // A browser that keeps nothing still searches.
  }
};
