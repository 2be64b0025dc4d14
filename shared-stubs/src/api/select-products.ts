/** Applies filters and sorting to recorded lists. */
import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import { filterMembers } from './recorded.ts';

type Query = Record<string, unknown>;

/** Text without accents and case. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** True if each word occurs in one of the texts, ignoring accents and case. */
export const hasWords = (words: string, ...texts: readonly string[]): boolean => {
  const text = plain(texts.join(' '));
  return plain(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
};

/**
 * Products that match every filter group; within a group, any selected option is enough.
 * @param list path of the list
 */
export const selectProducts = (list: string, query: Query, cards: readonly ProductCard[]): ProductCard[] => {
  const members = filterMembers[list] ?? {};
  const isGroup = (key: string) => Object.keys(members).some((option) => option.startsWith(`${key}=`));
  const kept = Object.entries(query)
    .filter(([key, values]) => Array.isArray(values) && values.length > 0 && isGroup(key))
    .map(
      ([key, values]) => new Set((values as string[]).flatMap((value) => members[`${key}=${value}`] ?? [])),
    );
  const {
    q,
    precio_min = 0,
    precio_max = Number.POSITIVE_INFINITY,
  } = query as { q?: string; precio_min?: number; precio_max?: number };
  return cards.filter(
    ({ id, name, detail, brand, price }) =>
      kept.every((ids) => ids.has(id)) &&
      (!q || hasWords(q, name, detail, brand.name)) &&
      price >= precio_min &&
      price <= precio_max,
  );
};

const SORTS: Record<string, (a: ProductCard, b: ProductCard) => number> = {
  price: (a, b) => a.price - b.price,
  '-price': (a, b) => b.price - a.price,
  name: (a, b) => a.name.localeCompare(b.name, 'es'),
  '-name': (a, b) => b.name.localeCompare(a.name, 'es'),
  newest: (a, b) => b.id - a.id,
};

/** Sorts by price, name or age. Any other value keeps the order of the list. */
export const sortProducts = (cards: readonly ProductCard[], sort: unknown): readonly ProductCard[] => {
  const compare = SORTS[String(sort)];
  return compare ? cards.toSorted(compare) : cards;
};
