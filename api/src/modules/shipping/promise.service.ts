import type { ArrivalPromise } from 'shared-contracts/api/common.schema';
import { formatDate } from 'shared-contracts/domain/dates';
import {
  type DayRange,
  type PromisedDelivery,
  type PromiseRules,
  promiseOf,
} from 'shared-contracts/domain/delivery-promise';
import type { Locale } from 'shared-contracts/locale';
import { type SettingValue, WEEKDAYS } from 'shared-contracts/office/settings-values.schema';
import type { Executor } from '../../db/connect.ts';
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
};

/** 1 Monday to 7 Sunday. */
const numbersOf = (days: readonly (typeof WEEKDAYS)[number][]): number[] =>
  days.map((day) => WEEKDAYS.indexOf(day) + 1);

/** The code of a commune begins with the code of its region. */
const toRules = (setting: PromiseSetting, communeId: string): PromiseRules => {
  const region = setting.carrier_by_region.find(({ region_id }) => communeId.startsWith(region_id));
  return {
    cutOff: setting.cut_off,
    preparationDays: setting.preparation_days,
    workdays: numbersOf(setting.workdays),
    carrierDays: numbersOf(region?.carrier_days ?? setting.carrier_days),
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

/** Promise that an order keeps. Null without one. */
export const promiseOfOrder = ({
  promised_first: first,
  promised_last: last,
}: {
  promised_first: string | null;
  promised_last: string | null;
}): DayRange | null => (first !== null && last !== null ? { first, last } : null);

/** Converts promised days to columns of an order. */
export const promiseColumns = (promise: DayRange | null) => ({
  promised_first: promise?.first ?? null,
  promised_last: promise?.last ?? null,
});
