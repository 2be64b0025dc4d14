/** Text that people typed into forms, in the session storage of the tab, until it is saved or they sign out. */
import { get } from 'react-hook-form';

/** Unchanged since the first release, so that a tab which is open during a deployment keeps its text. */
const PREFIX = 'office-draft:';

export type Values = Readonly<Record<string, unknown>>;

/** Names of fields that no storage may have. */
const SECRET = /password|secret|token/i;

/**
 * Whether a value has fields of its own. Lists have none, because their lines may have moved. Pictures have none,
 * because their size belongs to the file.
 */
const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !('image' in value) &&
  Object.keys(value).length > 0;

/** Files have no text, and must be chosen again. */
const isFile = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(isFile)
    : typeof value === 'object' && value !== null && (value instanceof Blob || 'rawFile' in value);

/** Whether two values of a form are equal. An empty field may be stored as null or not at all. */
export const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? '') === JSON.stringify(other ?? '');

const changedFields = (values: Values, untouched: Values, parent: string): [path: string, value: unknown][] =>
  Object.entries(values).flatMap(([name, value]) => {
    const before = untouched[name];
    if (SECRET.test(name) || isFile(value) || same(value, before)) return [];
    const path = `${parent}${name}`;
    return isGroup(value) ? changedFields(value, isGroup(before) ? before : {}, `${path}.`) : [[path, value]];
  });

/**
 * Values that differ from those of the record and may be kept, by the path of their field, like `value.bank`. Fields
 * beside them are left out: another person may change those meanwhile.
 */
export const typedValues = (values: Values, untouched: Values): Record<string, unknown> =>
  Object.fromEntries(changedFields(values, untouched, ''));

/** Name of the form of a record. */
export const formOf = (resource: string, id?: unknown): string =>
  `${resource}/${id === undefined ? 'new' : String(id)}`;

/** A full or forbidden storage loses typed text, but never a form. */
const attempt = <T>(read: () => T): T | null => {
  try {
    return read();
  } catch {
    return null;
  }
};

export const createTypedTexts = (storage: Storage) => {
  const typedTexts = {
    /** Values that `write` kept for the form. Null when there are none. */
    read: (form: string) =>
      attempt(() => {
        const text = storage.getItem(PREFIX + form);
        return text ? (JSON.parse(text) as Record<string, unknown>) : null;
      }),
    write: (form: string, values: object): void =>
      void attempt(() => storage.setItem(PREFIX + form, JSON.stringify(values))),
    remove: (form: string): void => void attempt(() => storage.removeItem(PREFIX + form)),
    /** Removes typed values that the saved record has. Those that were typed during the save stay. */
    removeSaved(form: string, record: object): void {
      const { version: _, ...typed } = typedTexts.read(form) ?? {};
      const left = Object.entries(typed).filter(([path, value]) => !same(value, get(record, path)));
      if (left.length > 0) typedTexts.write(form, Object.fromEntries(left));
      else typedTexts.remove(form);
    },
    /** Removes all typed text, at sign-out. */
    clear: (): void =>
      void attempt(() => {
        for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
      }),
  };
  return typedTexts;
};
export type TypedTexts = ReturnType<typeof createTypedTexts>;
