import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';

/** Code of the commune that the shopper chose last in this browser. Null without one, and when storage is blocked. */
export const readKeptCommune = (): string | null => {
  try {
    const code = localStorage.getItem(STORAGE_KEYS.commune);
    return code && /^\d{5}$/.test(code) ? code : null;
  } catch {
    return null;
  }
};

export const keepCommune = (code: string): void => {
  try {
    localStorage.setItem(STORAGE_KEYS.commune, code);
  } catch {
    // The shop works without storage.
  }
};
