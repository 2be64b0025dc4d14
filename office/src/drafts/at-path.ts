/** Changes of nested data without touching the old ones. */

type Key = string | number;

/** Copy with another value at the path. `undefined` removes a field. */
export const withValue = <T>(data: T, [key, ...rest]: readonly Key[], value: unknown): T => {
  if (key === undefined) return value as T;
  if (Array.isArray(data)) {
    const index = Number(key);
    return data.map((one, at) => (at === index ? withValue(one, rest, value) : one)) as T;
  }
  const record = (data ?? {}) as Record<string, unknown>;
  const next = withValue(record[key], rest, value);
  if (next !== undefined) return { ...record, [key]: next } as T;
  const { [key]: _, ...others } = record;
  return others as T;
};

/** Copy of a list in which one item has moved. */
export const moved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const others = list.filter((_, at) => at !== from);
  return [...others.slice(0, to), ...list.slice(from, from + 1), ...others.slice(to)];
};
