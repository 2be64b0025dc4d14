import type { TableCalendar } from 'shared-contracts/api/reservations.schema';

export type Day = TableCalendar['days'][number];
export interface Month {
  /** `2026-12` */
  id: string;
  /** Days of the week before its first day, Monday first. */
  blanks: number;
  days: Day[];
}

/** Monday 0 to Sunday 6. Noon UTC is the same day in all of Chile. */
const weekdayOf = (date: string): number => (new Date(`${date}T12:00Z`).getUTCDay() + 6) % 7;

/** The days that can be asked for, by month; the first month begins today. */
export const monthsOf = (days: readonly Day[]): Month[] => {
  const months: Month[] = [];
  for (const day of days) {
    const id = day.date.slice(0, 7);
    if (months.at(-1)?.id !== id) months.push({ id, blanks: weekdayOf(day.date), days: [] });
    months.at(-1)?.days.push(day);
  }
  return months;
};

/** The month to begin with: of the chosen day, else the first with a day that can be chosen. */
export const firstPlace = (months: readonly Month[], chosen: string): number =>
  Math.max(
    0,
    months.findIndex(({ id, days }) =>
      chosen ? chosen.startsWith(id) : days.some(({ is_open }) => is_open),
    ),
  );

/** Days to go for each key; the browser's own radios would go a day at a time by all four arrows. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
  PageUp: -28,
  PageDown: 28,
};

/**
 * The open day that a key leads to, or null for a key that leads nowhere. A closed day is passed in the same direction; at
 * the edge the day stays.
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
