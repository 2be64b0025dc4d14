import type { Generated, GeneratedAlways } from 'kysely';
import type { Locale } from 'shared-contracts/locale';

export interface SearchTables {
  /** Search index: one row per item and language. Written by triggers. */
  search_documents: {
    kind: 'product' | 'article' | 'event';
    ref_id: number;
    locale: Locale;
    /** Model name (docs/product/listings.md#product-types). */
    product_type: 'Wine' | 'Box' | 'GourmetProduct' | 'Alcohol' | 'Blog' | 'Event';
    /** Order of equally good matches: in stock, units sold, newest. Lower ranks first. */
    rank: number;
    /** CLP. Null: an article or event. */
    price: number | null;
    /** Words with language and weight: `es1cabernet`. */
    lexemes: string;
  };
  /** All words of the index. */
  search_vocabulary: { locale: Locale; word: string; sound: GeneratedAlways<string> };
  /** Words that shoppers use for facts of the catalogue. */
  search_synonyms: { locale: Locale; phrase: string; facts: string[]; changed_at: Generated<Date> };
  /** Products that come first for a search. */
  search_pins: { locale: Locale; phrase: string; product_ids: number[]; changed_at: Generated<Date> };
  /** Searches of a day by their words. */
  search_counts: {
    day: string;
    locale: Locale;
    words: string;
    searches: Generated<number>;
    empty: Generated<number>;
    views: Generated<number>;
    presses: Generated<number>;
    carts: Generated<number>;
  };
  /** Corrections of the searches of a day. */
  search_corrections: { day: string; locale: Locale; words: string; corrected: string; searches: number };
  /** Names of regions and valleys. */
  search_places: { slug: string; name: string };
  /** Units sold in the last 90 days, at least a floor for new products. */
  product_popularity: { product_id: number; units: number };
  /** Number of documents per lexeme. Product words only. */
  lexeme_counts: { lexeme: string; documents: number };
}
