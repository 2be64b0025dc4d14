import type { Locale } from 'shared-contracts/locale';

const TAGS: Record<Locale, string> = { es: 'es-CL', en: 'en-GB' };
const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' };

/** Formats a day with its year: `6 de noviembre de 2026`. @param day `2026-11-06` */
export const fullDate = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(TAGS[locale], DAY).format(new Date(`${day}T12:00Z`));
