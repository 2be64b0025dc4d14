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
  /** Whether the page was complete before. */
  has(url: string, locale: Locale): boolean;
  /**
   * The head of the last complete render. Before the first one: the title of the menu entry, without a
   * description.
   */
  read(url: string, locale: Locale, layout: Layout): KnownHead;
}

const menuTitle = ({ navbar }: Layout, url: string): string =>
  navbar.components.find(({ link }) => link === url)?.title ?? '';

export const createKnownHeads = (): KnownHeads => {
  const named = new LRUCache<string, KnownHead>({ max: KNOWN_HEADS });
  // Invented queries must not replace the heads of the shop's pages.
  const varied = new LRUCache<string, KnownHead>({ max: KNOWN_HEADS });
  const headsOf = (url: string) => (url.includes('?') ? varied : named);
  return {
    has: (url, locale) => headsOf(url).has(`${locale} ${url}`),
    remember: (url, locale, { title, description, canonical }) =>
      void headsOf(url).set(`${locale} ${url}`, {
        title,
        description,
        ...(canonical === undefined ? {} : { canonical }),
      }),
    read: (url, locale, layout) =>
      headsOf(url).get(`${locale} ${url}`) ?? { title: menuTitle(layout, url), description: '' },
  };
};
