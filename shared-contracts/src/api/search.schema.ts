import { z } from 'zod';
import { MAX_FILTER_PRICE, MAX_QUERY_LENGTH, SEARCH_SORTS } from '../domain/list-query.ts';
import { productCard } from './catalogue.schema.ts';
import { clp, listOf, manyValues, pageQuery } from './common.schema.ts';
import { done } from './fields.schema.ts';

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

/** A part of the search text that was understood as a fact of the catalogue. */
const searchTerm = z.object({
  /** Folded words of the text. Without them the search is wider. */
  text: z.string(),
  /**
   * Filter key (`tipo`), or `kind`, `marca`, `place`, `year`, `food`, `price`, `offer`, `volume`, `grams` … `not`: the text
   * denies it ("sin alcohol"). Its values are facts that the results do not have (`tipo:tinto`), or its words (`alcohol`).
   */
  key: z.string(),
  /** Any of these values, e.g. `syrah`. */
  values: z.array(z.string()),
  /** Words for the shopper in the language of the answer. Null: the client has them, e.g. for prices. */
  label: z.string().nullable(),
  /** False: nothing has it together with the others, so the results are without it. */
  is_met: z.boolean(),
});

export const search = {
  query: z.object({
    ...pageQuery,
    /** Search text. Ignores punctuation and accents. A blank text finds nothing. */
    q: z.string().trim().max(MAX_QUERY_LENGTH).default(''),
    per_page: z.coerce.number().int().min(1).max(100).default(6),
    /** Restricts the types: model names or type codes (`w`, `blog`). */
    type: manyValues,
    /** Order of the products. Unknown orders count as relevance. */
    sort: z.enum(SEARCH_SORTS).catch('relevance').default('relevance'),
    /** Prices in CLP, both inclusive. */
    price_min: z.coerce.number().int().min(0).max(MAX_FILTER_PRICE).optional(),
    price_max: z.coerce.number().int().min(0).max(MAX_FILTER_PRICE).optional(),
  }),
  /** `total` is at most 1,000. */
  response: listOf(searchItem).extend({
    /** Corrected search text, when the original text had no results. */
    corrected: z.string().nullable(),
    /** How the text was understood, in the order of the text. */
    terms: z.array(searchTerm),
    /** Words of the text that no product has. The results are without them. */
    ignored: z.array(z.string()),
    /** Products by type code, without the restriction to types. */
    counts: z.record(z.string(), z.int()),
    /** Articles and events with the words, on the first page. They are also the last ones of `data`. */
    content: z.array(foundContent),
    /** The nearest products in stock, when those of this page are sold out, or when fewer than five were found. */
    nearest: z.array(foundProduct),
  }),
};

/** Step of a shopper after a search: results seen, a product opened, a product put into the cart. */
const SEARCH_STEPS = ['view', 'press', 'cart'] as const;
export type SearchStep = (typeof SEARCH_STEPS)[number];

export const countSearchStep = {
  body: z.object({
    /** Search text. */ q: z.string().trim().min(1).max(MAX_QUERY_LENGTH),
    step: z.enum(SEARCH_STEPS),
  }),
  response: done,
};

export type SearchTerm = z.output<typeof searchTerm>;
export type SearchItem = z.output<typeof searchItem>;
export type FoundContent = z.output<typeof foundContent>;
export type SearchAnswer = z.output<typeof search.response>;
