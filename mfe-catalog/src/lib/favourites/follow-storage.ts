import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { KEPT_CHANGED } from './kept-storage.ts';

interface Followed {
  /** The stored favourites may have changed. */
  stored: () => void;
  /** The shopper is back at this tab, or the connection is. Another device may have changed the account. */
  shown: () => void;
}

/** @returns stops following */
export const followStorage = ({ stored, shown }: Followed): (() => void) => {
  const ended = new AbortController();
  const options = { signal: ended.signal };
  addEventListener(KEPT_CHANGED, stored, options);
  // Key null: another tab cleared the storage. A page in the back/forward cache misses the event.
  const onStorage = ({ key }: StorageEvent) => (key === null || key === STORAGE_KEYS.favourites) && stored();
  addEventListener('storage', onStorage, options);
  addEventListener('pageshow', stored, options);
  addEventListener('online', shown, options);
  document.addEventListener('visibilitychange', () => document.hidden || shown(), options);
  return () => ended.abort();
};
