import type { ProductType } from 'shared-contracts/domain/product-type';
import type { Locale } from 'shared-contracts/locale';
import type { Phrase } from './lexicon.repository.ts';
import type { PriceRange } from './numbers.ts';

/** A part of the search text that tells a fact of the catalogue. */
export interface Term {
  /** Folded words of the text that tell it. None, when another term tells it. */
  words: string[];
  /** Any of these facts, e.g. `variedad:syrah`. */
  facts: string[];
}

/** Meaning of a search text (docs/product/search.md#facts). */
export interface Meaning {
  terms: Term[];
  /** Words that tell no fact. They must stand in a product's texts. */
  words: string[];
  price: PriceRange | null;
  /** "barato": cheapest first. "premium": dearest first. Null: by relevance. */
  priceOrder: { text: string; isCheapFirst: boolean } | null;
  /** All folded words in their order, with fillers. */
  all: string[];
}

/** Products by type. */
export type Counts = Partial<Record<ProductType, number>>;

/** The catalogue's words and what they tell, in memory. */
export interface Lexicon {
  /** Facts of a phrase of folded words. Undefined: no phrase of the trade. Empty: it tells nothing. */
  factsOf(words: readonly string[], locale: Locale): readonly string[] | undefined;
  /** Phrase of several words that somebody wrote as one. */
  splitOf(word: string, locale: Locale): readonly string[] | undefined;
  /** Phrases to correct a word to. */
  phrases(locale: Locale): readonly Phrase[];
  /** Sounds of these words. Those of phrases are kept. */
  soundsOf(words: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Number of products on sale with a fact. */
  productsWith(fact: string): number;
  /** Products with a fact by type. Undefined for facts that are no filters, such as years. */
  countsOf(fact: string): Counts | undefined;
  /** Kinds of products that have a fact. Undefined: facts of several kinds, such as years. */
  kindsOf(fact: string): ReadonlySet<string> | undefined;
  /** Documents with lexemes of this beginning, without rare lexemes. */
  documentsWith(beginning: string): number;
  /** Words for the shopper. Undefined: the fact needs none, such as a year. */
  labelOf(fact: string, locale: Locale): string | undefined;
  /** Facts that products on sale have. */
  facts: readonly string[];
  /** Products that staff pinned to a text with this meaning. */
  pinsOf(meaning: Meaning, locale: Locale): readonly number[];
  /** Number of products on sale. */
  products: number;
  /** Longest phrase, in words. */
  longest: number;
}
