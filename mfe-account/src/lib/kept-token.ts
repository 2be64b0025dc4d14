/**
 * Token of a mailed link. The page removes it from the URL at once, so that copied URLs, history entries and
 * third-party scripts do not contain it. Session storage keeps it for a reload.
 */
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';

const PARAMETER = 'token';

/** Storage may be blocked. Then a reload loses the token. */
const inStorage = <T>(work: (storage: Storage) => T): T | null => {
  try {
    return work(sessionStorage);
  } catch {
    return null;
  }
};

/** The kept token of one kind of link. */
export const keptToken = (kind: 'resetToken' | 'privacyToken') => {
  const key = STORAGE_KEYS[kind];
  return {
    /**
     * @param known token that the page has read before
     * @returns token of the URL, else `known`, else the stored token, else null
     */
    take: (known: string | null): string | null => {
      const url = new URL(location.href);
      const given = url.searchParams.get(PARAMETER);
      if (given !== null) {
        url.searchParams.delete(PARAMETER);
        history.replaceState(history.state, '', url.pathname + url.search + url.hash);
      }
      const token = given || known || inStorage((storage) => storage.getItem(key));
      if (token) inStorage((storage) => storage.setItem(key, token));
      return token || null;
    },
    forget: (): void => {
      inStorage((storage) => storage.removeItem(key));
    },
  };
};
