/**
 * Pages that the queue of renders refuses: composed once for all addresses of a route, for a few seconds. A flood of
 * invented addresses would otherwise keep the shell busy with pages that it refuses.
 */
import { LRUCache } from 'lru-cache';
import type { FreshPage } from './stored-page.ts';

const KEPT_MS = 5_000;
/** More than the routes of the shop in both languages. */
const MAX_PAGES = 200;

export const createRefusedPages = () => {
  const pages = new LRUCache<string, FreshPage>({ max: MAX_PAGES, ttl: KEPT_MS });
  return {
    /** @param key everything that the page depends on */
    of(key: string, compose: () => FreshPage): FreshPage {
      const known = pages.get(key);
      if (known) return known;
      const page = compose();
      pages.set(key, page);
      return page;
    },
  };
};
