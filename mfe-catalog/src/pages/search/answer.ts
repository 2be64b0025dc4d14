import type { FoundContent, SearchAnswer, SearchItem, SearchTerm } from 'shared-contracts/api/search.schema';
import { MAX_FOUND } from 'shared-contracts/domain/list-query';
import { isTitle } from '../../lib/fold-words.ts';
import { KINDS, type Wanted } from './wanted.ts';

export type FoundProduct = Extract<SearchItem, { sku: string }>;

/** An answer of the search as the page shows it: products, then articles and events. */
export interface Results {
  products: readonly FoundProduct[];
  /** Products of all pages, with the restriction to a type. */
  productCount: number;
  content: readonly FoundContent[];
  /** The text is the title of an article or event. */
  isContentFirst: boolean;
  nearest: readonly FoundProduct[];
  terms: readonly SearchTerm[];
  ignored: readonly string[];
  corrected: string | null;
  /** Products by type code. Null: the API does not count them. */
  counts: Readonly<Record<string, number>> | null;
  /** Items of all groups and pages, to page through them. */
  total: number;
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Reads an answer. An older API only sends `data`, `total` and `corrected`. */
export const readAnswer = (answer: SearchAnswer, { q, kind, page }: Wanted): Results => {
  const { terms = [], ignored = [], nearest = [], ...sent }: Partial<SearchAnswer> = answer;
  const counts = sent.counts ?? null;
  const products = answer.data.filter((item) => 'sku' in item);
  const listed = answer.data.filter((item): item is FoundContent => !('sku' in item));
  const isOfContent = kind === 'blog' || kind === 'event';
  // The last pages of `data` repeat the articles and events of the first page.
  const later = counts === null || isOfContent ? listed : [];
  const content = page === 1 ? (sent.content ?? listed) : later;
  const counted = counts && (kind ? (counts[kind] ?? 0) : sumOf(Object.values(counts)));
  const productCount = isOfContent ? 0 : Math.min(MAX_FOUND, counted ?? 0);
  return {
    products,
    productCount,
    nearest,
    terms,
    ignored,
    counts,
    content,
    isContentFirst: content.some(({ name }) => isTitle(q, name)),
    corrected: answer.corrected,
    total: productCount || answer.total,
  };
};

/** Types with results, in the order of the menu. Articles and events are not counted. */
export const kindsOf = (results: Results | null, kind: Wanted['kind']) =>
  KINDS.map((code) => {
    const counts = code === 'blog' || code === 'event' ? null : results?.counts;
    return { code, count: counts ? (counts[code] ?? 0) : undefined };
  }).filter(({ code, count }) => count !== 0 || code === kind);
