import type { Locale } from 'shared-contracts/locale';

export interface SearchTables {
  /** What the search finds, one row per thing and language; written by triggers. */
  search_documents: {
    kind: 'product' | 'article' | 'event';
    ref_id: number;
    locale: Locale;
    /** Model name (SPEC §3). */
    product_type: 'Wine' | 'Box' | 'GourmetProduct' | 'Alcohol' | 'Blog' | 'Event';
    /** Small before large among equals. */
    rank: number;
    /** Words with language and place: `es1cabernet`. */
    lexemes: string;
  };
  /** Words that anything has. */
  search_vocabulary: { locale: Locale; word: string };
  /** How many documents have a lexeme; products' words only. */
  lexeme_counts: { lexeme: string; documents: number };
}
