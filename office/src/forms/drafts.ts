/** Text that people typed into forms, in the session storage of the tab, until it is saved or they sign out. */

const PREFIX = 'office-draft:';

export interface Drafts {
  read(form: string): Record<string, unknown> | null;
  write(form: string, values: Record<string, unknown>): void;
  remove(form: string): void;
  /** Removes all drafts, at sign-out. */
  clear(): void;
}

export type Values = Readonly<Record<string, unknown>>;

/** Names of fields that no storage may have. */
const SECRET = /password|secret|token/i;

/** Files have no text, and must be chosen again. */
const isFile = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(isFile)
    : typeof value === 'object' && value !== null && (value instanceof Blob || 'rawFile' in value);

/** Values that differ from those of the record and may be kept. */
export const typedValues = (values: Values, untouched: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        !SECRET.test(name) &&
        !isFile(value) &&
        JSON.stringify(value ?? '') !== JSON.stringify(untouched[name] ?? ''),
    ),
  );

/** Name of the form of a record. */
export const formOf = (resource: string, id?: unknown): string =>
  `${resource}/${id === undefined ? 'new' : String(id)}`;

/** A full or forbidden storage loses drafts, but never a form. */
const attempt = <T>(read: () => T): T | null => {
  try {
    return read();
  } catch {
    return null;
  }
};

export const createDrafts = (storage: Storage): Drafts => ({
  read: (form) =>
    attempt(() => {
      const text = storage.getItem(PREFIX + form);
      return text ? (JSON.parse(text) as Record<string, unknown>) : null;
    }),
  write: (form, values) => void attempt(() => storage.setItem(PREFIX + form, JSON.stringify(values))),
  remove: (form) => void attempt(() => storage.removeItem(PREFIX + form)),
  clear: () =>
    void attempt(() => {
      for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
    }),
});
