/** Head of a page whose remote could not render it: the page's own title and canonical URL. */
import { LRUCache } from 'lru-cache';
import type { Layout } from 'shared-contracts/api/pages.schema';
import type { PageHead } from 'shared-contracts/host';
import type { Locale } from 'shared-contracts/locale';

/** A client may ask again after this many seconds: a render is retried at once, a slow API needs a moment. */
export const RETRY_AFTER_S = '5';
const KNOWN_HEADS = 5_000;

type KnownHead = Pick<PageHead, 'title' | 'description' | 'canonical'>;

export interface KnownHeads {
  remember(url: string, locale: Locale, head: PageHead): void;
  /** The head of the last whole render; before the first one, the title of the menu entry that leads there. */
  read(url: string, locale: Locale, layout: Layout): KnownHead;
}

const menuTitle = ({ navbar }: Layout, url: string): string =>
  navbar.components.find(({ link }) => link === url)?.title ?? '';

export const createKnownHeads = (): KnownHeads => {
  const heads = new LRUCache<string, KnownHead>({ max: KNOWN_HEADS });
  return {
    remember: (url, locale, { title, description, canonical }) =>
      void heads.set(`${locale} ${url}`, {
        title,
        description,
        ...(canonical === undefined ? {} : { canonical }),
      }),
    read: (url, locale, layout) =>
      heads.get(`${locale} ${url}`) ?? { title: menuTitle(layout, url), description: '' },
  };
};
