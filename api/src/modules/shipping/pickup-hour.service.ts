/** First hour at which a pick-up is ready (docs/product/delivery.md#pick-up). */

import { formatDate } from 'shared-contracts/domain/dates';
import { firstMomentAt } from 'shared-contracts/domain/delivery-promise';
import { type PickupHour, pickupReady } from 'shared-contracts/domain/pickup-ready';
import { clockInSantiago } from 'shared-contracts/domain/santiago';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import { findSetting } from '../settings/settings.repository.ts';
import { weekdayNumbers } from './promise.service.ts';

const findRules = async (db: Executor) => {
  const setting = await findSetting(db, 'delivery-promise');
  return setting?.is_active && setting.pickup.is_active ? setting : null;
};

/** Null while staff have not set the hours of pick-up. */
export const findPickupHour = async (db: Executor, now: Date): Promise<PickupHour | null> => {
  const setting = await findRules(db);
  if (!setting) return null;
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

const AFTER_PAYMENT: Record<Locale, (hours: number) => string> = {
  es: (hours) =>
    hours === 0
      ? 'Listo para retirar cuando llegue tu pago.'
      : `Listo para retirar ${hours} ${hours === 1 ? 'hora' : 'horas'} de tienda abierta después de que llegue tu pago.`,
  en: (hours) =>
    hours === 0
      ? 'Ready for pickup when your payment arrives.'
      : `Ready for pickup ${hours} opening ${hours === 1 ? 'hour' : 'hours'} after your payment arrives.`,
};

/** Converts the hour to columns of an order. Its day is the promised day. */
export const pickupColumns = (ready: PickupHour | null) => ({
  ready_at: ready && new Date(firstMomentAt(ready.day, ready.hour)),
  promised_first: ready?.day ?? null,
  promised_last: ready?.day ?? null,
});

/** Says when an order is ready, in a language. */
export type ReadyWords = (locale: Locale) => string;

/** The hour of an order in words. Null without one. */
export const readyAtWords = ({ ready_at }: { ready_at: Date | null }): ReadyWords | null => {
  if (ready_at === null) return null;
  const clock = clockInSantiago(ready_at).toISOString();
  return (locale) => pickupHourInWords({ day: clock.slice(0, 10), hour: clock.slice(11, 16) }, locale);
};

/** The rule in words, for an order that waits for its transfer. Null while staff have not set the hours of pick-up. */
export const findAfterPaymentWords = async (db: Executor): Promise<ReadyWords | null> => {
  const rules = await findRules(db);
  return rules && ((locale) => AFTER_PAYMENT[locale](rules.pickup.preparation_hours));
};
