import type { Locale } from 'shared-contracts/locale';

/** Formats a deadline in Santiago's time zone: "martes 24 de noviembre, 18:05". */
export const formatTerm = (iso: string, locale: Locale): string => {
  const parts = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale === 'es' ? 'es-CL' : 'en-GB', {
      ...options,
      timeZone: 'America/Santiago',
    }).format(new Date(iso));
  const day = parts({ weekday: 'long', day: 'numeric', month: 'long' }).replace(/^(\p{L}+),/u, '$1');
  return `${day}, ${parts({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`;
};
