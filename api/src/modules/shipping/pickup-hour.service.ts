/** First hour at which a pick-up is ready (docs/product/delivery.md#pick-up). */

import type { PickupPlace } from 'shared-contracts/api/common.schema';
import { formatDate } from 'shared-contracts/domain/dates';
import { firstMomentAt } from 'shared-contracts/domain/delivery-promise';
import { type PickupHour, pickupReady } from 'shared-contracts/domain/pickup-ready';
import { clockInSantiago } from 'shared-contracts/domain/santiago';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import type { PickupPlaces } from '../content/pickup-place.service.ts';
import { findSetting } from '../settings/settings.repository.ts';
import { weekdayNumbers } from './promise.service.ts';

/** Null while staff have not set the hours of pick-up. */
export const findPickupHour = async (db: Executor, now: Date): Promise<PickupHour | null> => {
  const setting = await findSetting(db, 'delivery-promise');
  if (!setting?.is_active || !setting.pickup.is_active) return null;
  const { days, opens, closes, preparation_hours } = setting.pickup;
  return pickupReady(now, {
    days: weekdayNumbers(days),
    opens,
    closes,
    preparationHours: preparation_hours,
    closed: setting.closed,
  });
};

const WORDS: Record<Locale, (day: string, hour: string) => string> = {
  es: (day, hour) => `Listo para retirar desde el ${day} a las ${hour}.`,
  en: (day, hour) => `Ready for pickup from ${day} at ${hour}.`,
};

/** `Listo para retirar desde el jueves 3 de diciembre a las 16:00.` */
export const pickupHourInWords = ({ day, hour }: PickupHour, locale: Locale): string =>
  WORDS[locale](formatDate(day, locale), hour);

/** Converts the hour to columns of an order. Its day is the promised day. */
export const pickupColumns = (ready: PickupHour | null) => ({
  ready_at: ready && new Date(firstMomentAt(ready.day, ready.hour)),
  promised_first: ready?.day ?? null,
  promised_last: ready?.day ?? null,
});

/** The hour of an order. Null without one. */
const pickupHourOf = ({ ready_at }: { ready_at: Date | null }): PickupHour | null => {
  if (ready_at === null) return null;
  const clock = clockInSantiago(ready_at).toISOString();
  return { day: clock.slice(0, 10), hour: clock.slice(11, 16) };
};

/** Place of pick-up of an order, with the hour at which it is ready. */
export const pickupPlaceOf = (
  order: { ready_at: Date | null },
  places: PickupPlaces,
  locale: Locale,
): PickupPlace | null => {
  const place = places[locale];
  const ready = pickupHourOf(order);
  return place ? { ...place, ...(ready && { ready: pickupHourInWords(ready, locale) }) } : null;
};
