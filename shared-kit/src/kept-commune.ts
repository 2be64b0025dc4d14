import { COMMUNE_KEY } from 'shared-contracts/domain/commune-key';

/** Code of the commune that the shopper chose last in this browser. Null without one, and when storage is blocked. */
export const readKeptCommune = (): string | null => {
  try {
    const code = localStorage.getItem(COMMUNE_KEY);
    return code && /^\d{5}$/.test(code) ? code : null;
  } catch {
    return null;
  }
};

export const keepCommune = (code: string): void => {
  try {
    localStorage.setItem(COMMUNE_KEY, code);
  } catch {
    // The shop works without storage.
  }
};
