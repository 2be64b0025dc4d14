/** Which deliveries a shopper chooses from (docs/product/delivery.md#two-ways). */
import type { DayRange } from './delivery-promise.ts';
import type { Clp } from './money.ts';

/** `cheapest` is the default. `fastest` is offered only when it arrives earlier. */
export const DELIVERY_OPTIONS = ['cheapest', 'fastest'] as const;
export type DeliveryOption = (typeof DELIVERY_OPTIONS)[number];

interface Priced {
  /** CLP with VAT. */
  price: Clp;
  /** Working days. */
  minDays: number;
  maxDays: number;
}

/** The item with the smallest first key. Of equal ones the second key decides, then the order. */
const leastBy = <T extends Priced>(
  [first, ...rest]: readonly [T, ...T[]],
  keys: readonly (keyof Priced)[],
): T =>
  rest.reduce((least, one) => {
    const key = keys.find((name) => one[name] !== least[name]);
    return key !== undefined && one[key] < least[key] ? one : least;
  }, first);

/** The delivery with the lowest price. Of equal prices, the earliest one. */
export const cheapestOf = <T extends Priced>(deliveries: readonly [T, ...T[]]): T =>
  leastBy(deliveries, ['price', 'maxDays', 'minDays']);

/** The delivery with the earliest last day, because a promise is kept until then. Of equal days, the cheapest one. */
export const fastestOf = <T extends Priced>(deliveries: readonly [T, ...T[]]): T =>
  leastBy(deliveries, ['maxDays', 'minDays', 'price']);

/**
 * Whether a delivery arrives earlier than another one, so that it is worth a higher price. Fewer working days may still
 * lead to the same date, when the carrier delivers only on some weekdays. Without promises, the working days decide.
 */
export const isSooner = (
  one: Priced & { promise: DayRange | null },
  other: Priced & { promise: DayRange | null },
): boolean =>
  one.promise && other.promise ? one.promise.last < other.promise.last : one.maxDays < other.maxDays;
