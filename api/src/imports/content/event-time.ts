/// <reference lib="esnext.temporal" />
import { TIME_ZONE } from 'shared-contracts/domain/santiago';
import { z } from 'zod';
import { DEFAULT_BAR_RULES } from '../../modules/settings/bar-rules.ts';

/** Minimum days between the import and an event with `weeks: 0`, so that shoppers can reserve it. */
const FIRST_DAYS = 3;

const time = {
  /** 1 Monday … 7 Sunday. */
  weekday: z.int().min(1).max(7),
  at: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 19:30'),
  minutes: z.int().min(1),
};

/** Time of an event relative to the day of the import, so that a demo or test shop always has future events. */
export const relativeTime = z.union([
  /** Number of weeks after the import. Negative for a past event. */
  z.strictObject({ weeks: z.int().min(-520).max(520), ...time }),
  /** Past event that belongs to a season: in the latest such month that is over, 1 January to 12 December. */
  z.strictObject({ last_month: z.int().min(1).max(12), ...time }),
]);
type RelativeTime = z.output<typeof relativeTime>;

/** First possible day of the event. The event is on the first such weekday from this day on. */
function firstDay(when: RelativeTime, today: Temporal.PlainDate): Temporal.PlainDate {
  if ('weeks' in when) return today.add({ days: FIRST_DAYS }).add({ weeks: when.weeks });
  // Start on the eighth, so that the weekday is within the month.
  const thisYear = today.with({ month: when.last_month, day: 8 });
  return today.month > when.last_month ? thisYear : thisYear.subtract({ years: 1 });
}

const isHoliday = (date: Temporal.PlainDate): boolean =>
  DEFAULT_BAR_RULES.yearly.some(({ day }) => date.toString().endsWith(day));

/** A day on which the bar is not closed every year: a later week, or an earlier one, so that a past event stays past. */
function openDay(day: Temporal.PlainDate, when: RelativeTime): Temporal.PlainDate {
  const weeks = 'weeks' in when && when.weeks >= 0 ? 1 : -1;
  return isHoliday(day) ? openDay(day.add({ weeks }), when) : day;
}

/** Start and end as UTC instants, by the clock of Santiago. */
export function instantsOf(
  when: RelativeTime,
  now: Temporal.Instant,
): { starts_at: string; ends_at: string } {
  const { weekday, at, minutes } = when;
  const first = firstDay(when, now.toZonedDateTimeISO(TIME_ZONE).toPlainDate());
  const day = openDay(first.add({ days: (weekday - first.dayOfWeek + 7) % 7 }), when);
  const start = day.toZonedDateTime({ timeZone: TIME_ZONE, plainTime: at });
  return { starts_at: start.toInstant().toString(), ends_at: start.add({ minutes }).toInstant().toString() };
}
