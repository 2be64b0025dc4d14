/** Limits and orders of queries of lists and of the search, which the API checks and pages keep in their URLs. */

/** Highest length of a search text (docs/product/search.md#search-box). */
export const MAX_QUERY_LENGTH = 100;
/** Highest price of a filter, in CLP. */
export const MAX_FILTER_PRICE = 100_000_000;
export const MAX_PAGE = 100_000;
/** Highest number of results that the search counts and pages. */
export const MAX_FOUND = 1_000;
/** Highest length of an answer to a question of the sommelier. */
export const MAX_ANSWER_LENGTH = 60;

/** Orders of a list. */
export const SORT_KEYS = ['relevance', 'price', '-price', 'name', '-name', 'newest', 'discount'] as const;
export type SortKey = (typeof SORT_KEYS)[number];
/** Orders of search results. */
export const SEARCH_SORTS = ['relevance', 'price', '-price'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];
