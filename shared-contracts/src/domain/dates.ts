import type { Locale } from '../locale.ts';

const TIME_ZONE = 'America/Santiago';
const TAGS: Record<Locale, string> = { es: 'es-CL', en: 'en-GB' };
/** One for all that is shown: to make a formatter costs a phone some 20 ms. */
const PARTS: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: TIME_ZONE,
};
const formatters = new Map<Locale, Intl.DateTimeFormat>();

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

interface Shown {
  /** `sábado 12 de diciembre` */
  day: string;
  /** `20:30` */
  time: string;
}

const show = (moment: Date, locale: Locale): Shown => {
  const formatter = formatters.get(locale) ?? new Intl.DateTimeFormat(TAGS[locale], PARTS);
  formatters.set(locale, formatter);
  const parts = formatter.formatToParts(moment);
  const partOf = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value;
  const day = parts.slice(0, parts.findIndex(({ type }) => type === 'month') + 1);
  return {
    // Engines differ in whether a comma follows the weekday; without it all print the same.
    day: day
      .map(({ value }) => value)
      .join('')
      .replace(',', ''),
    time: `${partOf('hour')}:${partOf('minute')}`,
  };
};

/**
 * A day as the shop in Santiago has it: `sábado 12 de diciembre`, `Saturday 12 December`.
 * @param iso a day (`2026-12-12`) or a moment with offset (`2026-12-12T23:00:00Z`)
 * @throws RangeError for anything else
 */
export const formatDate = (iso: string, locale: Locale): string => show(momentOf(iso), locale).day;

/**
 * A moment on the clock of Santiago, 24 h: `sábado 12 de diciembre, 20:30`.
 * @param iso a moment with offset
 * @throws RangeError for anything else, a day without time too
 */
export function formatDateTime(iso: string, locale: Locale): string {
  if (DATE_ONLY.test(iso)) throw new RangeError(`A day without a time: ${iso}`);
  const { day, time } = show(momentOf(iso), locale);
  return `${day}, ${time}`;
}
