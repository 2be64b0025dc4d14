/**
 * The browser's storage, which may be full, forbidden or absent: a read that fails is null and a write that fails is
 * left out, because a shop without memory is better than none.
 */
const attempt = <T>(act: () => T): T | null => {
  try {
    return act();
  } catch {
    return null;
  }
};

/** `localStorage` lives as long as the browser, `sessionStorage` as long as the tab. */
export const createStorage = (pick: () => Storage) => ({
  read: (key: string): string | null => attempt(() => pick().getItem(key)),
  /** The JSON value of a key, unchecked; null when it is absent or no JSON. */
  readJson: (key: string): unknown => attempt(() => JSON.parse(pick().getItem(key) ?? 'null')),
  write: (key: string, value: string): void => void attempt(() => pick().setItem(key, value)),
  writeJson: (key: string, value: unknown): void =>
    void attempt(() => pick().setItem(key, JSON.stringify(value))),
  remove: (...keys: string[]): void => {
    for (const key of keys) attempt(() => pick().removeItem(key));
  },
});

export const localStore = createStorage(() => localStorage);
export const sessionStore = createStorage(() => sessionStorage);
