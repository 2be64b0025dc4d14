/** Stored pages. Each kind has a cache of its own, so that invented addresses evict only each other. */
import { LRUCache } from 'lru-cache';
import type { PageKind } from './page-key.ts';

const MB = 1024 * 1024;
/** 64 MB in all. The fixed pages of both languages and two canaries fit. */
const BYTES: Readonly<Record<PageKind, number>> = { fixed: 24 * MB, named: 24 * MB, varied: 16 * MB };

export const createPageStore = <Page extends object>(sizeOf: (page: Page) => number) => {
  const createCache = (kind: PageKind) =>
    new LRUCache<string, Page>({ maxSize: BYTES[kind], sizeCalculation: sizeOf });
  const caches = { fixed: createCache('fixed'), named: createCache('named'), varied: createCache('varied') };
  const all = Object.values(caches);
  return {
    get: (address: string): Page | undefined => all.find((one) => one.has(address))?.get(address),
    /** Like `get`, but does not count as a use. */
    peek: (address: string): Page | undefined => all.find((one) => one.has(address))?.peek(address),
    set(address: string, kind: PageKind, page: Page) {
      for (const one of all) if (one !== caches[kind]) one.delete(address);
      caches[kind].set(address, page);
    },
    delete(address: string) {
      for (const one of all) one.delete(address);
    },
  };
};
