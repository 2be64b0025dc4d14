import type { Locale } from 'shared-contracts/locale';

const TAGS: Record<Locale, string> = { es: 'es-CL', en: 'en-GB' };

/**
 * Formats a day with its year in the time zone of Santiago: `12 de diciembre de 2026`, `12 December 2026`.
 * @param iso a moment with offset
 */
export const formatDay = (iso: string, locale: Locale): string =>
  new Intl.DateTimeFormat(TAGS[locale], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'America/Santiago',
  }).format(new Date(iso));
