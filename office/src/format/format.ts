/** Money, days and times as staff read them: whole pesos, Santiago's time. */

import { zoneOfRepeatedHour } from 'shared-contracts/domain/dates';
import { formatClp } from 'shared-contracts/domain/money';
import { TIME_ZONE } from 'shared-contracts/domain/santiago';
import { tagOf } from './count.ts';

/** As the shop writes amounts: `-$1.990`. @param clp pesos; a share of them is rounded */
export const formatMoney = (clp: number): string => formatClp(Math.round(clp));

/** @param at ISO 8601 */
export const formatTime = (at: string, locale: string): string =>
  new Intl.DateTimeFormat(tagOf(locale), {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: TIME_ZONE,
  }).format(new Date(at)) + zoneOfRepeatedHour(at, locale === 'en' ? 'en' : 'es');

/** @param at ISO 8601 */
export const formatHour = (at: string, locale: string): string =>
  new Intl.DateTimeFormat(tagOf(locale), {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone: TIME_ZONE,
  }).format(new Date(at));

/** Day in a column. @param day `YYYY-MM-DD` */
export const formatShortDay = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** As the shop writes it: `sábado 12 de diciembre de 2026`. @param day `YYYY-MM-DD` */
export const formatDay = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'full', timeZone: 'UTC' })
    .format(new Date(`${day}T00:00:00Z`))
    .replace(',', '');
