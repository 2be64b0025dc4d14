/** Writes sitemap files (sitemaps.org, with the image extension). */
import { escapeHtml } from '../html/head.ts';
import type { SitemapEntry } from './sitemap-entries.ts';

/** URLs per file. The protocol allows 50,000 and 50 MB. */
const URLS_PER_FILE = 10_000;

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGE_NAMESPACE = 'http://www.google.com/schemas/sitemap-image/1.1';

const tag = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;

const urlOf = (publicUrl: string, { path, changed, pictures = [] }: SitemapEntry): string =>
  [
    '<url>',
    tag('loc', publicUrl + path),
    ...(changed ? [tag('lastmod', changed)] : []),
    ...pictures.map((picture) => `<image:image>${tag('image:loc', publicUrl + picture)}</image:image>`),
    '</url>',
  ].join('');

const fileOf = (publicUrl: string, entries: readonly SitemapEntry[]): string =>
  `${DECLARATION}<urlset xmlns="${NAMESPACE}" xmlns:image="${IMAGE_NAMESPACE}">\n${entries
    .map((entry) => urlOf(publicUrl, entry))
    .join('\n')}\n</urlset>\n`;

/**
 * File name → content. A small site has only `sitemap.xml`. A larger one has `sitemap-1.xml` and so on,
 * with `sitemap.xml` as their index.
 */
export const writeSitemap = (
  publicUrl: string,
  entries: readonly SitemapEntry[],
  perFile: number = URLS_PER_FILE,
): ReadonlyMap<string, string> => {
  if (entries.length <= perFile) return new Map([['sitemap.xml', fileOf(publicUrl, entries)]]);
  const parts = Array.from({ length: Math.ceil(entries.length / perFile) }, (_, index) => {
    const part = entries.slice(index * perFile, (index + 1) * perFile);
    return [`sitemap-${index + 1}.xml`, fileOf(publicUrl, part)] as const;
  });
  const index = `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${parts
    .map(([name]) => `<sitemap>${tag('loc', `${publicUrl}/${name}`)}</sitemap>`)
    .join('\n')}\n</sitemapindex>\n`;
  return new Map([['sitemap.xml', index], ...parts]);
};
