/** Fields of nested data as flat names, for people who compare two states. */

/** Fields of an audit entry, and characters of each of their values. */
const MOST_FIELDS = 40;
const MOST_CHARACTERS = 300;

/** Dotted path → value of each leaf. */
const flatten = (value: unknown, at = ''): Map<string, unknown> => {
  if (value === null || typeof value !== 'object') return new Map([[at, value]]);
  return new Map(Object.entries(value).flatMap(([key, one]) => [...flatten(one, at ? `${at}.${key}` : key)]));
};

const shortened = (value: unknown): unknown =>
  typeof value === 'string' && value.length > MOST_CHARACTERS ? `${value.slice(0, MOST_CHARACTERS)}…` : value;

/** The leaves that differ, as `before` and `after` of an audit entry. Long texts and long lists of fields are cut. */
export const flatChanges = (
  before: object | null,
  after: object | null,
): { before: Record<string, unknown>; after: Record<string, unknown> } => {
  const [old, now] = [flatten(before ?? {}), flatten(after ?? {})];
  const changed = [...new Set([...old.keys(), ...now.keys()])].filter(
    (path) => old.get(path) !== now.get(path),
  );
  const pick = (from: Map<string, unknown>) =>
    Object.fromEntries(
      changed
        .slice(0, MOST_FIELDS)
        .flatMap((path) => (from.has(path) ? [[path, shortened(from.get(path))]] : [])),
    );
  return { before: pick(old), after: pick(now) };
};
