import type { Locale } from 'shared-contracts/locale';

/** One price (CLP) and time (working days) for every commune, so that totals are easy to check. */
export const DELIVERY = { price: 3_990, minDays: 1, maxDays: 2 };
export const deliveryTime: Record<Locale, string> = { es: '1 a 2 días hábiles', en: '1 to 2 working days' };
/** Arrives the next day and costs more, in the region of Valparaíso. */
const FASTEST = { price: 8_990, days: 1 };
const fastestTime: Record<Locale, string> = { es: '1 día hábil', en: '1 working day' };

/** Undefined in a commune with one delivery. */
export const fastestTo = (communeId: string, locale: Locale) =>
  communeId.startsWith('05')
    ? {
        price_delivery: FASTEST.price,
        time_delivery: fastestTime[locale],
        min_days: FASTEST.days,
        max_days: FASTEST.days,
        promise: null,
      }
    : undefined;

/** Facts of the cheapest delivery to a commune, and the fastest one beside it. */
export const deliveryTo = (communeId: string, locale: Locale) => ({
  price_delivery: DELIVERY.price,
  free_from: null,
  time_delivery: deliveryTime[locale],
  promise: null,
  fastest: fastestTo(communeId, locale),
});

/** Communes without delivery, as in the demo shop: the Pacific islands and Antártica. */
export const NOT_SERVED: readonly string[] = ['05201', '05104', '12202'];
