import { parseRecentSearches, type RecentSearch } from 'shared-contracts/domain/recent-searches';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';

/** Recent searches of this browser, newest first. Empty when storage is blocked or invalid. */
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
    // Search works without storage.
  }
};
