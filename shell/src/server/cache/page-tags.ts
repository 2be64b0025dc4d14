/**
 * Tags (surrogate keys) of a page in a shared cache: the API names what its answers show, and the cache purges the
 * pages with a tag when that changes (docs/decisions/0066-shared-cache.md).
 */

/** Tags of the API answers behind a page. */
export interface PageTags {
  readonly names: readonly string[];
  /** False when an answer had no tags or failed, so that no purge would reach the page. */
  readonly isWhole: boolean;
}

/** Header of the API's answers and of pages. */
export const TAGS_HEADER = 'surrogate-key';
/** More tags, or more bytes, would not fit into the header limits of common caches. */
const MOST_TAGS = 150;
const MOST_BYTES = 6_000;
/** Tags of a page with too many that are no products. It expires as a page without tags. */
const KEPT_TAGS = 20;
const TAG = /^[a-z0-9-]{1,80}$/;
/** Exact stock numbers, which pages do not show. */
const STOCK = 'stock-';
const PRODUCT = 'product-';
/** Purged with every change of a product that shoppers can see. */
const LIST = 'list';

export const NO_TAGS: PageTags = { names: [], isWhole: true };
export const UNKNOWN_TAGS: PageTags = { names: [], isWhole: false };

/** Tags of one API answer. */
export const readTags = ({ ok, headers }: Pick<Response, 'ok' | 'headers'>): PageTags => {
  const text = headers.get(TAGS_HEADER);
  if (!ok || text === null) return UNKNOWN_TAGS;
  const names = text.split(' ').filter((name) => TAG.test(name) && !name.startsWith(STOCK));
  return { names, isWhole: true };
};

export const joinTags = (...all: readonly PageTags[]): PageTags => ({
  names: [...new Set(all.flatMap(({ names }) => names))],
  isWhole: all.every(({ isWhole }) => isWhole),
});

const fits = (names: readonly string[]): boolean =>
  names.length <= MOST_TAGS && names.join(' ').length <= MOST_BYTES;

/**
 * Tags within the limits. `list` replaces the tags of single products: the API purges `list` with every change of
 * a product that shoppers can see, so the page is purged more often than necessary, and never too seldom.
 */
export const boundTags = (tags: PageTags): PageTags => {
  if (fits(tags.names)) return tags;
  const names = [...new Set([LIST, ...tags.names.filter((name) => !name.startsWith(PRODUCT))])];
  return fits(names) ? { ...tags, names } : { names: names.slice(0, KEPT_TAGS), isWhole: false };
};

/** Header of a document that only a purge of everything removes from a shared cache before its time. */
export const documentTags = ({ sharedCache }: { sharedCache: boolean }): Record<string, string> =>
  sharedCache ? { [TAGS_HEADER]: 'all' } : {};

/** Turns the id of a route or a version into a part of a tag. */
export const toTag = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
