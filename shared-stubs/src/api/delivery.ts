import type { Locale } from 'shared-contracts/locale';

/** One price (CLP) and time (working days) for every commune, so that totals are easy to check. */
export const DELIVERY = { price: 3_990, minDays: 1, maxDays: 2 };
export const deliveryTime: Record<Locale, string> = { es: '1 a 2 días hábiles', en: '1 to 2 working days' };
/** Communes without delivery, as in the demo shop: the Pacific islands and Antártica. */
export const NOT_SERVED: readonly string[] = ['05201', '05104', '12202'];
