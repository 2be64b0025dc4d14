import type { Locale } from './locale.ts';

/** Folder of public product feeds. The API writes them, and the shell forwards their addresses. */
export const FEED_FOLDER = '/feeds';

/** Public path of the product feed for search engines and comparators, by language (docs/product/feeds.md). */
export const FEED_PATHS: Readonly<Record<Locale, string>> = {
  es: `${FEED_FOLDER}/google.xml`,
  en: `${FEED_FOLDER}/google-en.xml`,
};
