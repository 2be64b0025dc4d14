/**
 * Tags of cached responses: what a response shows, and what its choice or order depends on. The triggers of migration
 * 0044 send the tags of a change (docs/decisions/0068-invalidate-by-tag.md).
 */

/** The choice or the order may change with any product. */
export const LIST_TAG = 'list';
/** The choice or the order may change with any article or topic. */
export const ARTICLES_TAG = 'articles';
/** The choice or the order may change with any event. */
export const EVENTS_TAG = 'events';
/** Brand, contact, company, promotion and menus. */
export const SETTINGS_TAG = 'settings';
/** Words of the search, and products that staff pinned to searches. */
export const SEARCH_TAG = 'search';
export const REGION_TAG = 'region';

/** Slugs may have other signs than tags. The same rule as `tag_of` of migration 0044. */
export const slugTag = (kind: 'page' | 'article' | 'event', slug: string): string =>
  `${kind}-${slug.replaceAll(/[^a-z0-9]+/g, '-')}`;

/** Tags of shown products: their facts, and their exact stock. */
export const productTags = (products: readonly { id: number }[]): string[] =>
  products.flatMap(({ id }) => [`product-${id}`, `stock-${id}`]);

export const articleTags = (articles: readonly { slug: string }[]): string[] =>
  articles.map(({ slug }) => slugTag('article', slug));

export const eventTags = (events: readonly { slug: string }[]): string[] =>
  events.map(({ slug }) => slugTag('event', slug));
