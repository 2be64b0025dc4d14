import type { Locale } from '../locale.ts';

const TIME_ZONE = 'America/Santiago';
const TAGS: Record<Locale, string> = { es: 'es-CL', en: 'en-GB' };
/** One set of parts serves both functions, because creating a formatter costs a phone about 20 ms. */
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
 * Reads a day without time as noon UTC, which falls on the same day in all of Chile. Throws for a time
 * without an offset, because each machine would read it as a different moment.
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
    // Some engines put a comma after the weekday. Remove it, so that server and browser print the same text.
    day: day
      .map(({ value }) => value)
      .join('')
      .replace(',', ''),
    time: `${partOf('hour')}:${partOf('minute')}`,
  };
};

/**
 * Formats a day in the time zone of Santiago: `sábado 12 de diciembre`, `Saturday 12 December`.
 * @param iso a day (`2026-12-12`) or a moment with offset (`2026-12-12T23:00:00Z`)
 * @throws RangeError for anything else
 */
export const formatDate = (iso: string, locale: Locale): string => show(momentOf(iso), locale).day;

/**
 * Formats a moment in the time zone of Santiago, 24-hour clock: `sábado 12 de diciembre, 20:30`.
 * @param iso a moment with offset
 * @throws RangeError for anything else, including a day without time
 */
export function formatDateTime(iso: string, locale: Locale): string {
  if (DATE_ONLY.test(iso)) throw new RangeError(`A day without a time: ${iso}`);
  const { day, time } = show(momentOf(iso), locale);
  return `${day}, ${time}`;
}
