import { DEFAULT_LOCALE, type Locale } from './locale.ts';

/** URL of the page in a language: `lang` is added, except for Spanish. */
export const withLocale = (url: string, locale: Locale): string =>
  locale === DEFAULT_LOCALE ? url : `${url}${url.includes('?') ? '&' : '?'}lang=${locale}`;
