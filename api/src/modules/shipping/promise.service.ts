import type { Selectable } from 'kysely';
import type { ArrivalPromise } from 'shared-contracts/api/common.schema';
import { formatDate } from 'shared-contracts/domain/dates';
import { WEEKDAYS } from 'shared-contracts/domain/days';
import {
  arrivalDays,
  type DayRange,
  type PromisedDelivery,
  type PromiseRules,
  promiseOf,
} from 'shared-contracts/domain/delivery-promise';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Locale } from 'shared-contracts/locale';
import type { SettingValue } from 'shared-contracts/office/settings-values.schema';
import type { Executor } from '../../db/connect.ts';
import type { OrdersTable } from '../../db/schema/sales.ts';
import { findSetting } from '../settings/settings.repository.ts';

type PromiseSetting = SettingValue<'delivery-promise'>;

/** Rules that the office shows until staff set their own. */
export const DEFAULT_PROMISE_SETTING: PromiseSetting = {
  is_active: false,
  cut_off: '13:00',
  preparation_days: 0,
  workdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  carrier_days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  carrier_by_region: [],
  closed: [],
  pickup: {
    is_active: false,
    days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
    opens: '10:00',
    closes: '19:00',
    preparation_hours: 2,
  },
};

/** 1 Monday to 7 Sunday. */
export const weekdayNumbers = (days: readonly (typeof WEEKDAYS)[number][]): number[] =>
  days.map((day) => WEEKDAYS.indexOf(day) + 1);

/** The code of a commune begins with the code of its region. */
const toRules = (setting: PromiseSetting, communeId: string): PromiseRules => {
  const region = setting.carrier_by_region.find(({ region_id }) => communeId.startsWith(region_id));
  return {
    cutOff: setting.cut_off,
    preparationDays: setting.preparation_days,
    workdays: weekdayNumbers(setting.workdays),
    carrierDays: weekdayNumbers(region?.carrier_days ?? setting.carrier_days),
    closed: setting.closed,
  };
};

/** Days on which an order of this moment arrives. Null while staff have not set the rules. */
export const findPromise = async (
  db: Executor,
  delivery: PromisedDelivery,
  now: Date,
): Promise<DayRange | null> => {
  const setting = await findSetting(db, 'delivery-promise');
  return setting?.is_active ? promiseOf(now, delivery, toRules(setting, delivery.communeId)) : null;
};

/** Days that the shopper may choose for an order of this moment. Empty while staff have not set the rules. */
export const findArrivalDays = async (
  db: Executor,
  delivery: PromisedDelivery,
  now: Date,
): Promise<string[]> => {
  const setting = await findSetting(db, 'delivery-promise');
  return setting?.is_active ? arrivalDays(now, delivery, toRules(setting, delivery.communeId)) : [];
};

/**
 * Promise of an order for a chosen day.
 * @throws DomainError DELIVERY_DAY_REFUSED for a day that is too early or too late, a holiday or another day without
 *   deliveries
 */
export const requireChosenDay = async (
  db: Executor,
  delivery: PromisedDelivery,
  { day, now, locale }: { day: string; now: Date; locale: Locale },
): Promise<DayRange> => {
  const days = await findArrivalDays(db, delivery, now);
  const [first] = days;
  if (first === undefined) throw new DomainError('VALIDATION_FAILED', {}, ['delivery.day']);
  if (!days.includes(day))
    throw new DomainError('DELIVERY_DAY_REFUSED', { day: formatDate(first, locale) }, ['delivery.day']);
  return { first: day, last: day };
};

const WORDS: Record<Locale, { day: (day: string) => string; days: (first: string, last: string) => string }> =
  {
    es: { day: (day) => `el ${day}`, days: (first, last) => `entre el ${first} y el ${last}` },
    en: { day: (day) => `on ${day}`, days: (first, last) => `between ${first} and ${last}` },
  };

/** `el jueves 3 de diciembre`, `entre el jueves 3 de diciembre y el viernes 4 de diciembre`. */
export const promiseInWords = ({ first, last }: DayRange, locale: Locale): string =>
  first === last
    ? WORDS[locale].day(formatDate(first, locale))
    : WORDS[locale].days(formatDate(first, locale), formatDate(last, locale));

/** Converts promised days to the response. */
export const toArrival = (promise: DayRange | null, locale: Locale): ArrivalPromise | null =>
  promise && { ...promise, text: promiseInWords(promise, locale) };

/** Days on which an order arrives. Null without a promise, and for a pick-up, which has an hour. */
export const promiseOfOrder = ({
  promised_first: first,
  promised_last: last,
  delivery_method,
}: Pick<Selectable<OrdersTable>, 'promised_first' | 'promised_last' | 'delivery_method'>): DayRange | null =>
  first !== null && last !== null && delivery_method === 'home' ? { first, last } : null;

/** Converts promised days to columns of an order. */
export const promiseColumns = (promise: DayRange | null) => ({
  promised_first: promise?.first ?? null,
  promised_last: promise?.last ?? null,
});
