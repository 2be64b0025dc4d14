import { z } from 'zod';
import { productCard } from './catalogue.schema.ts';
import { clp, listOf, manyValues, pageQuery } from './common.schema.ts';

/**
 * Product in search results: its card, and its pictures also as a list
 * (docs/product/search.md#search-results).
 */
const foundProduct = productCard.extend({ images: z.array(z.string()) });

/** Article or event in search results. Never out of stock. */
const foundContent = z.object({
  id: z.int(),
  product_type: z.enum(['Blog', 'Event']),
  slug: z.string(),
  name: z.string(),
  /** Summary in one sentence. */
  detail: z.string(),
  /** Event: price per person in CLP. Article: null. */
  price: clp.nullable(),
  reference_price: z.null(),
  images: z.array(z.string()),
});

const searchItem = z.discriminatedUnion('product_type', [foundProduct, foundContent]);

/** Highest number of results that the search counts and pages. */
export const MAX_FOUND = 1000;

export const search = {
  query: z.object({
    ...pageQuery,
    /** Search text. Ignores punctuation and accents. A blank text finds nothing. */
    q: z.string().trim().max(100).default(''),
    per_page: z.coerce.number().int().min(1).max(100).default(6),
    /** Restricts the types: model names or type codes (`w`, `blog`). */
    type: manyValues,
  }),
  /** `total` is at most 1,000. */
  response: listOf(searchItem).extend({
    /** Corrected search text, when the original text had no results. */
    corrected: z.string().nullable(),
  }),
};

export type SearchItem = z.output<typeof searchItem>;
export type FoundContent = z.output<typeof foundContent>;
export type SearchAnswer = z.output<typeof search.response>;
