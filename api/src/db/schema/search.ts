import type { Locale } from 'shared-contracts/locale';

export interface SearchTables {
  /** Search index: one row per item and language. Written by triggers. */
  search_documents: {
    kind: 'product' | 'article' | 'event';
    ref_id: number;
    locale: Locale;
    /** Model name (docs/product/listings.md#product-types). */
    product_type: 'Wine' | 'Box' | 'GourmetProduct' | 'Alcohol' | 'Blog' | 'Event';
    /** Tie-breaker: lower ranks first. */
    rank: number;
    /** Words with language and weight: `es1cabernet`. */
    lexemes: string;
  };
  /** All words of the index. */
  search_vocabulary: { locale: Locale; word: string };
  /** Number of documents per lexeme. Product words only. */
  lexeme_counts: { lexeme: string; documents: number };
}
