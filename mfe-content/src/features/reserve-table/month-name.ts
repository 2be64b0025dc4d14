import type { Locale } from 'shared-contracts/locale';

const TAGS: Record<Locale, string> = { es: 'es-CL', en: 'en-GB' };

/** `diciembre de 2026`, `December 2026`, of `2026-12`. */
export const monthName = (id: string, locale: Locale): string =>
  new Intl.DateTimeFormat(TAGS[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${id}-15T12:00Z`),
  );
