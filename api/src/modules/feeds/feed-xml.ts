/** Writes feeds as RSS 2.0 with the namespace of the public attribute list. */
import type { FeedItem } from './to-feed-item.ts';

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Characters to escape, characters that XML 1.0 does not allow, and surrogates, which may be unpaired. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const SPECIAL = /[&<>\0-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]/;

/** Text without the characters that XML 1.0 does not allow. */
const text = (value: string): string =>
  // Most texts of a feed have nothing to replace, and there are millions.
  SPECIAL.test(value)
    ? value
        .toWellFormed()
        // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
        .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
        .replace(/[&<>]/g, (sign) => ESCAPED[sign] as string)
    : value;

type Value = FeedItem[number][1];

const attribute = (name: string, value: Value): string =>
  `<g:${name}>${typeof value === 'string' ? text(value) : value.map(([part, inner]) => attribute(part, inner)).join('')}</g:${name}>`;

export const itemXml = (item: FeedItem): string =>
  `<item>${item.map(([name, value]) => attribute(name, value)).join('')}</item>\n`;

export const feedStart = ({ title, link }: { title: string; link: string }): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n<title>${text(title)}</title><link>${text(link)}</link><description>${text(title)}</description>\n`;

export const FEED_END = '</channel></rss>\n';
