/** Comparison of two states, field by field, for the office's dialogs and for the audit. */

/** A field that differs. Undefined: the state does not have it. */
export interface FieldChange {
  /** Dotted path. */
  path: string;
  before: unknown;
  after: unknown;
}

const flatten = (value: unknown, at = ''): [string, unknown][] =>
  value === null || typeof value !== 'object'
    ? [[at, value]]
    : Object.entries(value).flatMap(([key, one]) => flatten(one, at ? `${at}.${key}` : key));

/** Fields that differ, in the order of the states. */
export const changesBetween = (before: object | null, after: object | null): FieldChange[] => {
  const [old, now] = [new Map(flatten(before ?? {})), new Map(flatten(after ?? {}))];
  return [...new Set([...now.keys(), ...old.keys()])]
    .filter((path) => old.get(path) !== now.get(path))
    .map((path) => ({ path, before: old.get(path), after: now.get(path) }));
};
