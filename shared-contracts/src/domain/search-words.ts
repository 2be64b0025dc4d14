/** `meaning`: a phrase and the facts that it tells. `pins`: a search and the products that come first for it. */
export const SEARCH_WORD_KINDS = ['meaning', 'pins'] as const;

/** Highest number of products that staff pin to a search. */
export const MAX_PINS = 3;
