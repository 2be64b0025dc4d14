import { HOLD_PARAM } from 'shared-contracts/api/stock-waits';
import type { Locale } from 'shared-contracts/locale';
import { matchRoute } from 'shared-contracts/routes';
import { withLocale } from 'shared-contracts/with-locale';
import type { RemoteEntry } from '../../boot-data.ts';
import { pageUrl } from '../page-url.ts';

/** Page data for sharing. */
export interface SharedPage {
  url: string;
  text: string;
  /** Absolute URL of the share picture. Empty for a page without one. */
  image: string;
}

/**
 * Reads URL, title and picture of the current page. The URL keeps filters and language, but no campaign
 * parameters and no token of a mailed link.
 */
export const readSharedPage = (locale: Locale, remotes: readonly RemoteEntry[]): SharedPage => {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const page = new URL(pageUrl(matchRoute(location.pathname), remotes), canonical ?? location.href);
  page.searchParams.delete(HOLD_PARAM);
  return {
    url: page.origin + withLocale(page.pathname + page.search, locale),
    text: document.title,
    image: document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content ?? '',
  };
};

/** Fills a network's URL template with the encoded page data (docs/product/frame.md#floating-buttons). */
export const shareLink = (template: string, page: SharedPage): string =>
  template.replace(/\{(url|text|image)\}/g, (_, name: keyof SharedPage) => encodeURIComponent(page[name]));
