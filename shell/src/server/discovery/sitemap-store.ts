/** The sitemap, made at the first question and kept: a crawler asks for many files of one making. */
import { readSitemapEntries } from './sitemap-entries.ts';
import { writeSitemap } from './sitemap-xml.ts';

/** Made anew in the background after this long. */
const FRESH_MS = 30 * 60_000;

export interface SitemapStore {
  /** A file by name; null when there is none of that name. Rejects while the API has never answered. */
  file(name: string): Promise<string | null>;
}

export const createSitemapStore = ({
  apiUrl,
  publicUrl,
  now = Date.now,
}: {
  apiUrl: string;
  publicUrl: string;
  now?: () => number;
}): SitemapStore => {
  let kept: { files: ReadonlyMap<string, string>; at: number } | undefined;
  let making: Promise<ReadonlyMap<string, string>> | undefined;

  const make = (): Promise<ReadonlyMap<string, string>> => {
    making ??= readSitemapEntries(apiUrl)
      .then((entries) => {
        const files = writeSitemap(publicUrl, entries);
        kept = { files, at: now() };
        return files;
      })
      .finally(() => {
        making = undefined;
      });
    return making;
  };

  return {
    async file(name) {
      if (!kept) return (await make()).get(name) ?? null;
      // The last good one is given out when the new one cannot be made.
      if (now() - kept.at > FRESH_MS) make().catch(() => {});
      return kept.files.get(name) ?? null;
    },
  };
};
