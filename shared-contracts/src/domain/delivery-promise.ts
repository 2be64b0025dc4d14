/** Days on which an order arrives (docs/product/delivery.md#promise). */
import { addDays, weekdayOf } from './days.ts';
import { isHoliday } from './holidays.ts';
import { clockInSantiago, dayInSantiago } from './santiago.ts';

/** First and last day, both included. */
export interface DayRange {
  first: string;
  last: string;
}

export interface PromiseRules {
  /** `13:00`. The shop prepares an order of a later second from its next working day on. */
  cutOff: string;
  /** Working days of the shop until the carrier takes the order. 0: on the day itself. */
  preparationDays: number;
  /** Weekdays on which the shop works: 1 Monday to 7 Sunday. */
  workdays: readonly number[];
  /** Weekdays on which the carrier delivers in the region. */
  carrierDays: readonly number[];
  /** Vacations, regional holidays of the shop, and elections. The shop does not work and no order arrives. */
  closed: readonly DayRange[];
}

export interface PromisedDelivery {
  communeId: string;
  /** Days of the carrier on the way. */
  minDays: number;
  maxDays: number;
}

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
/** No rule leads further. A range beyond it means that the rules leave no day at all. */
const MAX_DAYS = 400;

/** The first moment at which the clock of Santiago shows this time of a day, ms since 1970. */
export const firstMomentAt = (day: string, hour: string): number => {
  const local = Date.parse(`${day}T${hour}:00Z`);
  const inSummer = local + 3 * HOUR_MS;
  if (clockInSantiago(new Date(inSummer)).getTime() >= local) return inSummer;
  const inWinter = local + 4 * HOUR_MS;
  // A time that the clock skips: the moment of the jump.
  return inWinter - Math.max(0, clockInSantiago(new Date(inWinter)).getTime() - local);
};

/** Whether a day is in one of the ranges. */
export const isWithin = (ranges: readonly DayRange[], day: string): boolean =>
  ranges.some(({ first, last }) => day >= first && day <= last);

/** The `count`-th day from `day` on that counts. 0: the first one, which may be `day` itself. Null: there is none. */
const countDays = (day: string, count: number, isCounted: (day: string) => boolean): string | null => {
  let left = count;
  for (let ahead = 0; ahead < MAX_DAYS; ahead += 1) {
    const one = addDays(day, ahead);
    if (!isCounted(one)) continue;
    if (left === 0) return one;
    left -= 1;
  }
  return null;
};

/** Whether an order of this moment is prepared from its own day on. Orders count by whole seconds. */
const isInTime = (now: Date, { cutOff }: PromiseRules): boolean =>
  now.getTime() < firstMomentAt(dayInSantiago(now), cutOff) + SECOND_MS;

/** The day on which an order of this moment leaves the shop. Null when the rules leave no day. */
export const dispatchDay = (now: Date, rules: PromiseRules): string | null => {
  const works = (day: string): boolean =>
    rules.workdays.includes(weekdayOf(day)) && !isHoliday(day) && !isWithin(rules.closed, day);
  const today = dayInSantiago(now);
  const start = isInTime(now, rules) ? today : addDays(today, 1);
  return countDays(start, rules.preparationDays, works);
};

/** Whether the carrier delivers in the commune on a day. */
const carrierWorks =
  ({ communeId }: PromisedDelivery, rules: PromiseRules) =>
  (day: string): boolean =>
    rules.carrierDays.includes(weekdayOf(day)) && !isHoliday(day, communeId) && !isWithin(rules.closed, day);

/** Days on which an order of this moment arrives. Null when the rules leave no day. */
export const promiseOf = (now: Date, delivery: PromisedDelivery, rules: PromiseRules): DayRange | null => {
  const dispatched = dispatchDay(now, rules);
  if (dispatched === null) return null;
  const delivers = carrierWorks(delivery, rules);
  // A delivery that takes days arrives on a later day than it left the shop.
  const arrival = (days: number): string | null =>
    days === 0 ? countDays(dispatched, 0, delivers) : countDays(addDays(dispatched, 1), days - 1, delivers);
  const [first, last] = [arrival(delivery.minDays), arrival(delivery.maxDays)];
  return first !== null && last !== null ? { first, last } : null;
};

/** Days of arrival that a shopper chooses from. */
const CHOICES = 10;

/**
 * Days that a shopper may choose for the arrival of an order of this moment: days of the carrier, from the last promised
 * day on, so that the shop can keep each of them. Empty when the rules leave no day.
 */
export const arrivalDays = (now: Date, delivery: PromisedDelivery, rules: PromiseRules): string[] => {
  const delivers = carrierWorks(delivery, rules);
  const days: string[] = [];
  let next: string | null = promiseOf(now, delivery, rules)?.last ?? null;
  while (next !== null && days.length < CHOICES) {
    days.push(next);
    next = countDays(addDays(next, 1), 0, delivers);
  }
  return days;
};
