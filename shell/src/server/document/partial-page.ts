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

const menuTitle = ({ navbar }: Layout, url: string): string =>
  navbar.components.find(({ link }) => link === url)?.title ?? '';

export const createKnownHeads = () => {
  const named = new LRUCache<string, KnownHead>({ max: KNOWN_HEADS });
  // Invented queries must not replace the heads of the shop's pages.
  const varied = new LRUCache<string, KnownHead>({ max: KNOWN_HEADS });
  const headsOf = (url: string) => (url.includes('?') ? varied : named);
  return {
    /** Whether the page was complete before. */
    has: (url: string, locale: Locale): boolean => headsOf(url).has(`${locale} ${url}`),
    remember: (url: string, locale: Locale, { title, description, canonical }: PageHead) =>
      void headsOf(url).set(`${locale} ${url}`, {
        title,
        description,
        ...(canonical === undefined ? {} : { canonical }),
      }),
    /**
     * The head of the last complete render. Before the first one: the title of the menu entry, without a
     * description.
     */
    read: (url: string, locale: Locale, layout: Layout): KnownHead =>
      headsOf(url).get(`${locale} ${url}`) ?? { title: menuTitle(layout, url), description: '' },
  };
};

export type KnownHeads = ReturnType<typeof createKnownHeads>;
