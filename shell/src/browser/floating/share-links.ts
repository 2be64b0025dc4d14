import type { Locale } from 'shared-contracts/locale';
import type { Share } from '../../frame/extras-boot.ts';
import { withLocale } from '../../head/head-tags.ts';
import { pageUrl } from '../../head/page-url.ts';

/** The page as it is passed on. */
export interface SharedPage {
  url: string;
  text: string;
  /** Absolute address of its picture; empty without one. */
  image: string;
}

/** The address with its filters and in its language, without parameters of a campaign or of a mailed link. */
export const readSharedPage = (locale: Locale): SharedPage => {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return {
    url:
      new URL(canonical ?? location.href).origin +
      withLocale(pageUrl(location.pathname, location.search), locale),
    text: document.title,
    image: document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content ?? '',
  };
};

/** A network's address with the page filled in, encoded (SPEC §3 "Share panel entry"). */
export const shareLink = ({ url }: Pick<Share['networks'][number], 'url'>, page: SharedPage): string =>
  url.replace(/\{(url|text|image)\}/g, (_, name: keyof SharedPage) => encodeURIComponent(page[name]));
