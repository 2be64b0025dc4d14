/** Values inside nested data by a dotted path: `texts.es.name`, `formats.0.grams`. */

type Node = Readonly<Record<string, unknown>> | readonly unknown[];

export const readPath = (data: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], data);

/** Copy of the data with another value at the path. */
export const writePath = <T>(data: T, path: string, value: unknown): T => {
  const [key = '', ...rest] = path.split('.');
  const node = data as unknown as Node;
  const inner = (node as Record<string, unknown>)[key];
  const next = rest.length === 0 ? value : writePath(inner ?? {}, rest.join('.'), value);
  if (Array.isArray(node))
    return node.map((item, index) => (String(index) === key ? next : item)) as unknown as T;
  return { ...(node as object), [key]: next } as unknown as T;
};

/** Copy of the list with the item one place further to the front or the end. */
export const moveItem = <T>(list: readonly T[], from: number, by: -1 | 1): T[] => {
  const to = from + by;
  const moved = [...list];
  const [item] = moved.splice(from, 1);
  if (item !== undefined && to >= 0 && to < list.length) moved.splice(to, 0, item);
  return to >= 0 && to < list.length ? moved : [...list];
};
