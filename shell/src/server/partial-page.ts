/**
 * Head of a page whose remote failed to render: the last known title, description and canonical URL of the
 * page.
 */
import { LRUCache } from 'lru-cache';
import type { Layout } from 'shared-contracts/api/pages.schema';
import type { PageHead } from 'shared-contracts/host';
import type { Locale } from 'shared-contracts/locale';

/** Retry-After of a partial page, seconds. */
export const RETRY_AFTER_S = '5';
const KNOWN_HEADS = 5_000;

type KnownHead = Pick<PageHead, 'title' | 'description' | 'canonical'>;

export interface KnownHeads {
  remember(url: string, locale: Locale, head: PageHead): void;
  /**
   * The head of the last complete render. Before the first one: the title of the menu entry, without a
   * description.
   */
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
