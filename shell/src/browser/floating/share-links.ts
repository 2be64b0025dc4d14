import type { Share } from '../../frame/extras-boot.ts';

/** The page as it is passed on. */
export interface SharedPage {
  url: string;
  text: string;
  /** Absolute address of its picture; empty without one. */
  image: string;
}

/** The canonical address: no tracking, no filters of one's own that the page does not own up to. */
export const readSharedPage = (): SharedPage => ({
  url: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href,
  text: document.title,
  image: document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content ?? '',
});

/** A network's address with the page filled in, encoded (SPEC §3 "Share panel entry"). */
export const shareLink = ({ url }: Pick<Share['networks'][number], 'url'>, page: SharedPage): string =>
  url.replace(/\{(url|text|image)\}/g, (_, name: keyof SharedPage) => encodeURIComponent(page[name]));
