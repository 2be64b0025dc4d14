/** First hour at which an order is ready for pick-up (docs/product/delivery.md#pick-up). */
import { addDays, weekdayOf } from './days.ts';
import { type DayRange, isWithin } from './delivery-promise.ts';
import { isHoliday } from './holidays.ts';
import { clockInSantiago, dayInSantiago } from './santiago.ts';

export interface PickupRules {
  /** Weekdays on which the place of pick-up is open: 1 Monday to 7 Sunday. */
  days: readonly number[];
  /** `10:00`. The shop prepares orders between these times. */
  opens: string;
  closes: string;
  /** Hours that the shop needs for an order. */
  preparationHours: number;
  closed: readonly DayRange[];
}

/** Whole hour of a day in Santiago: `2026-12-03`, `16:00`. */
export interface PickupHour {
  day: string;
  hour: string;
}

const HOUR_MINUTES = 60;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** No rule leads further. */
const MAX_DAYS = 400;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * HOUR_MINUTES + minutes;
};

/** Minutes of the clock of Santiago since midnight. A begun minute counts as the next one. */
const minuteNow = (now: Date): number => Math.ceil((clockInSantiago(now).getTime() % DAY_MS) / MINUTE_MS);

/**
 * The first whole hour at which an order of this moment is ready. Only open hours count, and work goes on on the next open
 * day. Null when the rules leave no day.
 */
export const pickupReady = (now: Date, rules: PickupRules): PickupHour | null => {
  const [opens, closes] = [minutesOf(rules.opens), minutesOf(rules.closes)];
  const isOpen = (day: string): boolean =>
    rules.days.includes(weekdayOf(day)) && !isHoliday(day) && !isWithin(rules.closed, day);
  const today = dayInSantiago(now);
  let left = rules.preparationHours * HOUR_MINUTES;
  for (let ahead = 0; ahead < MAX_DAYS; ahead += 1) {
    const day = addDays(today, ahead);
    if (!isOpen(day)) continue;
    const start = ahead === 0 ? Math.max(opens, minuteNow(now)) : opens;
    const ready = Math.ceil((start + left) / HOUR_MINUTES);
    if (ready * HOUR_MINUTES <= closes) return { day, hour: `${String(ready).padStart(2, '0')}:00` };
    left = Math.max(0, left - Math.max(0, closes - start));
  }
  return null;
};
