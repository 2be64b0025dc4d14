import type { TableCalendar } from 'shared-contracts/api/reservations.schema';
import { weekdayOf } from 'shared-contracts/domain/days';

export type Day = TableCalendar['days'][number];
export interface Month {
  /** `2026-12` */
  id: string;
  /** Empty cells before the first day. Weeks start on Monday. */
  blanks: number;
  days: Day[];
}

/** Groups the calendar's days by month. The first month starts with the first of these days. */
export const monthsOf = (days: readonly Day[]): Month[] => {
  const months: Month[] = [];
  for (const day of days) {
    const id = day.date.slice(0, 7);
    if (months.at(-1)?.id !== id) months.push({ id, blanks: weekdayOf(day.date) - 1, days: [] });
    months.at(-1)?.days.push(day);
  }
  return months;
};

/** Index of the month to show: the month of the chosen day, else the first month with an open day. */
export const monthToShow = (months: readonly Month[], chosen: string): number =>
  Math.max(
    0,
    months.findIndex(({ id, days }) =>
      chosen ? chosen.startsWith(id) : days.some(({ is_open }) => is_open),
    ),
  );

/** Step in days per key. Native radios would move one day for all four arrows. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
  PageUp: -28,
  PageDown: 28,
};

/**
 * Open day that a key moves to, or null for other keys. Skips closed days in the same direction. Without an
 * open day there, the day stays the same.
 */
export const dayAfterKey = (days: readonly Day[], from: string, key: string): string | null => {
  const step = STEPS[key];
  const start = days.findIndex(({ date }) => date === from);
  if (step === undefined || start < 0) return null;
  for (let place = start + step; place >= 0 && place < days.length; place += Math.sign(step)) {
    if (days[place]?.is_open) return days[place]?.date ?? null;
  }
  return from;
};
