import type { Shipping } from 'shared-contracts/api/shopping-cart.schema';
import type { DayRange } from 'shared-contracts/domain/delivery-promise';
import { type DeliveryPrice, deliveryPriceOf } from 'shared-contracts/domain/free-delivery';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import { promiseInWords, toArrival } from './promise.service.ts';
import { findDeliveryRate } from './shipping.repository.ts';
import type { QuotedCart } from './shipping-quotes.repository.ts';

/** Delivery to a commune: CLP with VAT, working days. */
export interface Delivery extends DeliveryPrice {
  communeId: string;
  commune: string;
  region: string;
  minDays: number;
  maxDays: number;
}

/**
 * Price and time of delivery to a commune. Its region decides both (docs/product/checkout.md#delivery).
 * @param field request field that holds the commune
 * @param cart a carrier's quote for it is the price
 * @throws DomainError COMMUNE_NOT_SERVED for an unknown commune, or a commune without delivery
 */
export const findDelivery = async (
  db: Executor,
  communeId: string,
  { field = 'commune_id', cart }: { field?: string; cart?: QuotedCart } = {},
): Promise<Delivery> => {
  const found = await findDeliveryRate(db, communeId, cart);
  if (!found) throw new DomainError('COMMUNE_NOT_SERVED', {}, [field]);
  return { communeId, ...found };
};

const DAYS: Record<Locale, (min: number, max: number) => string> = {
  es: (min, max) =>
    min === max ? `${max} ${max === 1 ? 'día hábil' : 'días hábiles'}` : `${min} a ${max} días hábiles`,
  en: (min, max) =>
    min === max ? `${max} working ${max === 1 ? 'day' : 'days'}` : `${min} to ${max} working days`,
};

/** Working days in words: `1 a 2 días hábiles`. */
export const daysInWords = (minDays: number, maxDays: number, locale: Locale): string =>
  DAYS[locale](minDays, maxDays);

/**
 * Converts a delivery to the response: price, time in words, and working days.
 * @param goods products after offers and coupon, CLP
 */
export const toShipping = (
  delivery: Delivery,
  {
    goods,
    isFreeByCoupon,
    promise,
    days,
  }: { goods: number; isFreeByCoupon: boolean; promise: DayRange | null; days: readonly string[] },
  locale: Locale,
): Shipping => ({
  price_delivery: deliveryPriceOf(delivery, goods, isFreeByCoupon),
  regular_price: delivery.price,
  free_from: delivery.freeFrom,
  time_delivery: daysInWords(delivery.minDays, delivery.maxDays, locale),
  min_days: delivery.minDays,
  max_days: delivery.maxDays,
  promise: toArrival(promise, locale),
  ...(days.length > 0 && {
    days: days.map((day) => ({ day, text: promiseInWords({ first: day, last: day }, locale) })),
  }),
});
