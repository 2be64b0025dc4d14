/** Limits of the search (SPEC §9 "Autocomplete"). */
export const MIN_QUERY_LENGTH = 2;
export const MAX_QUERY_LENGTH = 100;
/** Suggestions are asked for after this rest in typing. */
export const SUGGEST_DELAY_MS = 300;
/** The list closes this long after the box lost the focus. */
export const BLUR_DELAY_MS = 150;
export const SUGGESTIONS = { inModal: 5, elsewhere: 6 } as const;
