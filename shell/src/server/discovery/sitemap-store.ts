/** The sitemap, created at the first request and cached, because a crawler requests several files of it. */
import { LRUCache } from 'lru-cache';
import type { ShellConfig } from '../config.ts';
import { readSitemapEntries } from './sitemap-entries.ts';
import { writeSitemap } from './sitemap-xml.ts';

/** Age after which the sitemap is created again in the background. */
const FRESH_MS = 30 * 60_000;

export const createSitemapStore = ({
  apiUrl,
  publicUrl,
  now = () => performance.now(),
}: Pick<ShellConfig, 'apiUrl' | 'publicUrl'> & { now?: () => number }) => {
  // If a new sitemap cannot be created, the last one stays.
  const sitemaps = new LRUCache<string, ReadonlyMap<string, string>>({
    max: 1,
    ttl: FRESH_MS,
    perf: { now },
    allowStale: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async () => writeSitemap(publicUrl, await readSitemapEntries(apiUrl)),
  });
  return {
    /** A file by name; null for an unknown name. Rejects while the API has never answered. */
    async file(name: string): Promise<string | null> {
      const files = await sitemaps.fetch(publicUrl);
      return files?.get(name) ?? null;
    },
  };
};
