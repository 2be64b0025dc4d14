/** Dates as text, in the time zone of Santiago. Tables of names, without `Intl` (santiago.ts). */
import type { Locale } from '../locale.ts';
import { clockInSantiago, summerEnd } from './santiago.ts';

const WEEKDAYS: Record<Locale, readonly string[]> = {
  es: 'domingo lunes martes miércoles jueves viernes sábado'.split(' '),
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
};
const MONTHS: Record<Locale, readonly string[]> = {
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};
/** Between day, month and year. */
const JOINT: Record<Locale, string> = { es: ' de ', en: ' ' };

const DATE_ONLY = /^\d{4}-\d\d-\d\d$/;
const WITH_OFFSET = /^\d{4}-\d\d-\d\dT.+(Z|[+-]\d\d:?\d\d)$/;
const HOUR_MS = 3_600_000;

const ZONES: Record<Locale, { first: string; second: string }> = {
  es: { first: ' (horario de verano, UTC-3)', second: ' (horario de invierno, UTC-4)' },
  en: { first: ' (summer time, UTC-3)', second: ' (winter time, UTC-4)' },
};

/**
 * Zone of a moment in the hour that the clock of Santiago shows twice in April: ` (horario de verano, UTC-3)`. Empty for
 * all other moments.
 * @param iso a moment with offset
 */
export function zoneOfRepeatedHour(iso: string, locale: Locale): string {
  const time = Date.parse(iso);
  const end = summerEnd(new Date(time).getUTCFullYear());
  if (time < end - HOUR_MS || time >= end + HOUR_MS) return '';
  return time < end ? ZONES[locale].first : ZONES[locale].second;
}

/**
 * Reads a day without time as noon UTC, which falls on the same day in all of Chile. Throws for a time
 * without an offset, because each machine would read it as a different moment.
 */
function momentOf(iso: string): Date {
  const moment = new Date(DATE_ONLY.test(iso) ? `${iso}T12:00Z` : WITH_OFFSET.test(iso) ? iso : Number.NaN);
  if (Number.isNaN(moment.getTime()))
    throw new RangeError(`Not an ISO date, or a time without offset: ${iso}`);
  return clockInSantiago(moment);
}

const monthOf = (date: Date, locale: Locale) => MONTHS[locale][date.getUTCMonth()];
const dayAndMonth = (date: Date, locale: Locale) =>
  `${date.getUTCDate()}${JOINT[locale]}${monthOf(date, locale)}`;
const weekdayAndDay = (date: Date, locale: Locale) =>
  `${WEEKDAYS[locale][date.getUTCDay()]} ${dayAndMonth(date, locale)}`;

/**
 * A moment with the offset of Santiago: `2026-12-12T20:30:00-03:00`. Search engines show its day as written, which
 * in UTC is the next one for an evening.
 * @throws RangeError for a day without time
 */
export function isoInSantiago(iso: string): string {
  if (DATE_ONLY.test(iso)) throw new RangeError(`A day without a time: ${iso}`);
  const clock = momentOf(iso);
  const hours = Math.round((Date.parse(iso) - clock.getTime()) / HOUR_MS);
  return `${clock.toISOString().slice(0, 19)}-0${hours}:00`;
}

/**
 * Formats a day: `sábado 12 de diciembre`, `Saturday 12 December`.
 * @param iso a day (`2026-12-12`) or a moment with offset (`2026-12-12T23:00:00Z`)
 * @throws RangeError for anything else
 */
export const formatDate = (iso: string, locale: Locale): string => weekdayAndDay(momentOf(iso), locale);

/**
 * Formats a day with its year: `12 de diciembre de 2026`, `12 December 2026`.
 * @param iso a day or a moment with offset
 * @throws RangeError for anything else
 */
export function formatFullDate(iso: string, locale: Locale): string {
  const date = momentOf(iso);
  return `${dayAndMonth(date, locale)}${JOINT[locale]}${date.getUTCFullYear()}`;
}

/**
 * Formats a month: `diciembre de 2026`, `December 2026`.
 * @param month `2026-12`
 * @throws RangeError for anything else
 */
export function formatMonth(month: string, locale: Locale): string {
  const date = momentOf(`${month}-15`);
  return `${monthOf(date, locale)}${JOINT[locale]}${date.getUTCFullYear()}`;
}

/**
 * Formats the time of a moment: `20:30`, and in an hour that happens twice `23:30 (horario de verano, UTC-3)`.
 * @param iso a moment with offset
 * @throws RangeError for anything else, including a day without time
 */
export function formatClock(iso: string, locale: Locale): string {
  if (DATE_ONLY.test(iso)) throw new RangeError(`A day without a time: ${iso}`);
  return momentOf(iso).toISOString().slice(11, 16) + zoneOfRepeatedHour(iso, locale);
}

/**
 * Formats a moment with the 24-hour clock: `sábado 12 de diciembre, 20:30`.
 * @param iso a moment with offset
 * @throws RangeError for anything else, including a day without time
 */
export const formatDateTime = (iso: string, locale: Locale): string =>
  `${formatDate(iso, locale)}, ${formatClock(iso, locale)}`;
