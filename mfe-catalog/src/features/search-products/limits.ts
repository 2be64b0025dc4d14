/** Shortest text that requests suggestions (docs/product/search.md#search-box). */
export const MIN_QUERY_LENGTH = 2;
/** Debounce of suggestion requests. */
export const SUGGEST_DELAY_MS = 300;
/** Delay between the blur of the text box and the closing of its list of suggestions. */
export const BLUR_DELAY_MS = 150;
export const SUGGESTIONS = { inModal: 5, elsewhere: 6 } as const;
