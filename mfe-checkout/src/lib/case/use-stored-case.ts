import { useEffect } from 'react';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';

/** Calls `stored` when the case that this browser keeps may be another one: after another tab, and after "Back". */
export const useStoredCase = (stored: () => void): void => {
  useEffect(() => {
    const ended = new AbortController();
    const onStorage = ({ key }: StorageEvent) => (key === null || key === STORAGE_KEYS.caseDraft) && stored();
    addEventListener('storage', onStorage, { signal: ended.signal });
    addEventListener('pageshow', () => stored(), { signal: ended.signal });
    return () => ended.abort();
  }, [stored]);
};
