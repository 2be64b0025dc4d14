import { z } from 'zod';
import { productCard } from './catalogue.schema.ts';
import { clp, listOf, manyValues, pageQuery } from './common.schema.ts';

/** A product that was found: its card, with its pictures as a list too (SPEC §3, suggestion). */
export const foundProduct = productCard.extend({ images: z.array(z.string()) });

/** An article or an event that was found. Nothing of it is out of stock. */
export const foundContent = z.object({
  id: z.int(),
  product_type: z.enum(['Blog', 'Event']),
  slug: z.string(),
  name: z.string(),
  /** One sentence of what it is about. */
  detail: z.string(),
  /** CLP a person for an event, null for an article. */
  price: clp.nullable(),
  reference_price: z.null(),
  images: z.array(z.string()),
});

export const searchItem = z.discriminatedUnion('product_type', [foundProduct, foundContent]);

/** Found things that are counted and can be paged through: nobody reads further. */
export const MAX_FOUND = 1000;

export const search = {
  query: z.object({
    ...pageQuery,
    /** Signs and accents do not matter; blank finds nothing. */
    q: z.string().trim().max(100).default(''),
    per_page: z.coerce.number().int().min(1).max(100).default(6),
    /** Only these kinds, as model names or type codes (`w`, `blog`). */
    type: manyValues,
  }),
  /** `total` is at most 1,000. */
  response: listOf(searchItem).extend({
    /** What was searched for instead, when nothing was found as it was written. */
    corrected: z.string().nullable(),
  }),
};

export type SearchItem = z.output<typeof searchItem>;
export type FoundProduct = z.output<typeof foundProduct>;
export type FoundContent = z.output<typeof foundContent>;
export type SearchAnswer = z.output<typeof search.response>;
