import { isLocale, type Locale } from './locale.ts';

/** The language of `offered` that an Accept-Language header prefers. Default: the first one. */
export function acceptedLocale(header: string | undefined, offered: readonly Locale[]): Locale {
  const wanted = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().toLowerCase().split(';');
      const quality = params.map((param) => /^\s*q=([\d.]+)$/.exec(param)?.[1]).find(Boolean);
      return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ language }) => language)
    .find((language): language is Locale => isLocale(language) && offered.includes(language));
  return wanted ?? offered[0] ?? 'es';
}
