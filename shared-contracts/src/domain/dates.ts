import type { Locale } from '../locale.ts';

const TIME_ZONE = 'America/Santiago';
const TAGS: Record<Locale, string> = { es: 'es-CL', en: 'en-GB' };
const DAY: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' };
const TIME: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };

const DATE_ONLY = /^\d{4}-\d\d-\d\d$/;
const WITH_OFFSET = /^\d{4}-\d\d-\d\dT.+(Z|[+-]\d\d:?\d\d)$/;

/**
 * A day without time is taken at noon UTC, which is that same day in all of Chile. A time without an offset
 * would mean another moment on each machine, so it is refused.
 */
function momentOf(iso: string): Date {
  const moment = new Date(DATE_ONLY.test(iso) ? `${iso}T12:00Z` : WITH_OFFSET.test(iso) ? iso : Number.NaN);
  if (Number.isNaN(moment.getTime()))
    throw new RangeError(`Not an ISO date, or a time without offset: ${iso}`);
  return moment;
}

// Engines differ in whether a comma follows the weekday; without it all print the same.
const format = (moment: Date, locale: Locale, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(TAGS[locale], { ...options, timeZone: TIME_ZONE }).format(moment).replace(',', '');

/**
 * A day as the shop in Santiago has it: `sábado 12 de diciembre`, `Saturday 12 December`.
 * @param iso a day (`2026-12-12`) or a moment with offset (`2026-12-12T23:00:00Z`)
 * @throws RangeError for anything else
 */
export const formatDate = (iso: string, locale: Locale): string => format(momentOf(iso), locale, DAY);

/**
 * A moment on the clock of Santiago, 24 h: `sábado 12 de diciembre, 20:30`.
 * @param iso a moment with offset
 * @throws RangeError for anything else, a day without time too
 */
export function formatDateTime(iso: string, locale: Locale): string {
  if (DATE_ONLY.test(iso)) throw new RangeError(`A day without a time: ${iso}`);
  const moment = momentOf(iso);
  return `${format(moment, locale, DAY)}, ${format(moment, locale, TIME)}`;
}
