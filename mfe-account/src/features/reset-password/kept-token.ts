/**
 * The secret of a mailed link. It leaves the address at once, so that no copied address, no entry of the history and no script shows it.
 * Session storage keeps it for a reload.
 */
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';

const PARAMETER = 'token';

/** Storage may be forbidden. The token then lasts as long as the document. */
const inStorage = <T>(work: (storage: Storage) => T): T | null => {
  try {
    return work(sessionStorage);
  } catch {
    return null;
  }
};

/**
 * @param known the token that the page has read before
 * @returns the token of the address, else `known`, else the one that this tab keeps; null when there is none
 */
export const takeToken = (known: string | null): string | null => {
  const url = new URL(location.href);
  const given = url.searchParams.get(PARAMETER);
  if (given !== null) {
    url.searchParams.delete(PARAMETER);
    history.replaceState(history.state, '', url.pathname + url.search + url.hash);
  }
  const token = given || known || inStorage((storage) => storage.getItem(STORAGE_KEYS.resetToken));
  if (token) inStorage((storage) => storage.setItem(STORAGE_KEYS.resetToken, token));
  return token || null;
};

export const forgetToken = (): void => {
  inStorage((storage) => storage.removeItem(STORAGE_KEYS.resetToken));
};
