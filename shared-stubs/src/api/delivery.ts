import type { Locale } from 'shared-contracts/locale';

/** Delivery costs and takes the same everywhere, so that totals are easy to check: 3990 CLP, 1 to 2 working days. */
export const DELIVERY = { price: 3_990, minDays: 1, maxDays: 2 };
export const deliveryTime: Record<Locale, string> = { es: '1 a 2 días hábiles', en: '1 to 2 working days' };
/** Islands and the Antarctic territory, as in the seeded shop. */
export const NOT_SERVED: readonly string[] = ['05201', '05104', '12202'];
