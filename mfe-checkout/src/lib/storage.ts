/**
 * Access to browser storage, which may be full, blocked or missing. A failed read returns null and a failed
 * write does nothing, so that the shop works without storage.
 */
const attempt = <T>(act: () => T): T | null => {
  try {
    return act();
  } catch {
    return null;
  }
};

/** Wraps `localStorage` or `sessionStorage`. */
const createStorage = (pick: () => Storage) => ({
  read: (key: string): string | null => attempt(() => pick().getItem(key)),
  /** Parsed JSON of a key, not validated. Null when it is missing or invalid. */
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
