import type { Shipping } from 'shared-contracts/api/shopping-cart.schema';
import { deliveryPriceOf } from 'shared-contracts/domain/free-delivery';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import { findArrivalDays, findPromise, promiseInWords, toArrival } from './promise.service.ts';
import type { Delivery, DeliveryChoice } from './shipping.service.ts';

const DAYS: Record<Locale, (min: number, max: number) => string> = {
  es: (min, max) =>
    min === max ? `${max} ${max === 1 ? 'día hábil' : 'días hábiles'}` : `${min} a ${max} días hábiles`,
  en: (min, max) =>
    min === max ? `${max} working ${max === 1 ? 'day' : 'days'}` : `${min} to ${max} working days`,
};

/** Working days in words: `1 a 2 días hábiles`. */
export const daysInWords = (minDays: number, maxDays: number, locale: Locale): string =>
  DAYS[locale](minDays, maxDays);

/** When a delivery arrives, in words, and the days that the shopper may choose instead. */
const arrivalOf = async (
  db: Executor,
  delivery: Delivery,
  { now, locale }: { now: Date; locale: Locale },
) => {
  const promise = await findPromise(db, delivery, now);
  const days = await findArrivalDays(db, delivery, now);
  return {
    time_delivery: daysInWords(delivery.minDays, delivery.maxDays, locale),
    min_days: delivery.minDays,
    max_days: delivery.maxDays,
    promise: toArrival(promise, locale),
    ...(days.length > 0 && {
      days: days.map((day) => ({ day, text: promiseInWords({ first: day, last: day }, locale) })),
    }),
  };
};

/**
 * Converts the deliveries to the response: price, time in words, and days.
 * @param goods products after offers and coupon, CLP
 */
export const toShipping = async (
  db: Executor,
  { cheapest, fastest }: DeliveryChoice,
  { goods, isFreeByCoupon, ...moment }: { goods: number; isFreeByCoupon: boolean; now: Date; locale: Locale },
): Promise<Shipping> => ({
  price_delivery: deliveryPriceOf(cheapest, goods, isFreeByCoupon),
  regular_price: cheapest.price,
  free_from: cheapest.freeFrom,
  ...(await arrivalOf(db, cheapest, moment)),
  ...(fastest && { fastest: { price_delivery: fastest.price, ...(await arrivalOf(db, fastest, moment)) } }),
});
