/// <reference lib="esnext.temporal" />
import { TIME_ZONE } from 'shared-contracts/domain/santiago';

/**
 * Converts date and time in Santiago to a moment.
 * Null for a time skipped by daylight saving. For a repeated time, the first.
 */
export const momentOf = (date: string, hour: string): Date | null => {
  const wanted = Temporal.PlainDateTime.from(`${date}T${hour}`);
  const moment = wanted.toZonedDateTime(TIME_ZONE, { disambiguation: 'earlier' });
  return moment.toPlainDateTime().equals(wanted) ? new Date(moment.epochMilliseconds) : null;
};

/** First moment after a day in Santiago. */
export const endOfDay = (date: string): Date =>
  new Date(Temporal.PlainDate.from(date).add({ days: 1 }).toZonedDateTime(TIME_ZONE).epochMilliseconds);

/** First moment of a day in Santiago. */
export const startOfDay = (date: string): Date =>
  new Date(Temporal.PlainDate.from(date).toZonedDateTime(TIME_ZONE).epochMilliseconds);

/** Converts a moment to date and time in Santiago: `2026-12-24`, `20:30`. */
export const inSantiago = (moment: Date): { date: string; hour: string } => {
  const local = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(TIME_ZONE);
  return {
    date: local.toPlainDate().toString(),
    hour: local.toPlainTime().toString({ smallestUnit: 'minute' }),
  };
};

/** Dates of `count` days in a row, starting with `date`. */
export const daysFrom = (date: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => Temporal.PlainDate.from(date).add({ days: index }).toString());

/** Calendar days from one date to another, below zero when it is earlier. */
export const daysUntil = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(to, { largestUnit: 'day' }).days;

const MINUTES_A_DAY = 24 * 60;

/** Times of one day in steps of `stepMinutes`, from `first` until `last` at most: `18:00`, `18:30`… */
export const hoursBetween = (first: string, last: string, stepMinutes: number): string[] => {
  const start = Temporal.PlainTime.from(first);
  const { hours, minutes } = start.until(Temporal.PlainTime.from(last), { largestUnit: 'hour' });
  // Times wrap at midnight, so the number of steps decides the end and not the time that is reached.
  const steps = Math.floor((hours * 60 + minutes) / Math.max(1, stepMinutes));
  const count = Math.min(MINUTES_A_DAY, Math.max(0, steps + 1));
  return Array.from({ length: count }, (_, index) =>
    start.add({ minutes: index * Math.max(1, stepMinutes) }).toString({ smallestUnit: 'minute' }),
  );
};
