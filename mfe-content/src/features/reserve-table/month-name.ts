import type { Locale } from 'shared-contracts/locale';

const TAGS: Record<Locale, string> = { es: 'es-CL', en: 'en-GB' };

/** Formats `2026-12` as `diciembre de 2026` or `December 2026`. */
export const monthName = (id: string, locale: Locale): string =>
  new Intl.DateTimeFormat(TAGS[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${id}-15T12:00Z`),
  );
