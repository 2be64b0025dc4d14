import type { TableAvailability, TableCalendar } from 'shared-contracts/api/reservations.schema';
import { MAX_PERSONS } from 'shared-contracts/api/reservations.schema';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import { daysFrom, hoursBetween, inSantiago, momentOf, weekdayOf } from '../../lib/santiago.ts';
import { type ClosedDays, findClosedDays, findTaken, type Taken } from './reservations.repository.ts';
import { TABLE_HOURS, TABLE_RULES, WEEKLY_CLOSED, YEARLY_CLOSED } from './table-rules.ts';

const MINUTE_MS = 60_000;
const { seats, durationMinutes, slotMinutes, leadMinutes, horizonDays } = TABLE_RULES;

/** Period of a table reservation, `[start, end)`. */
export interface Sitting {
  hour: string;
  start: Date;
  end: Date;
}

export const sittingAt = (date: string, hour: string): Sitting | null => {
  const start = momentOf(date, hour);
  return start && { hour, start, end: new Date(start.getTime() + durationMinutes * MINUTE_MS) };
};

/** Why the bar is closed on a day. Null when it is open. */
const closedReason = (date: string, closedDays: ClosedDays, locale: Locale): string | null => {
  const special = closedDays.get(date) ?? YEARLY_CLOSED[date.slice(5)];
  if (special) return special[locale] ?? special.es ?? '';
  return TABLE_HOURS[weekdayOf(date)] ? null : WEEKLY_CLOSED[locale];
};

/** Days on which a table can be reserved: today and the next `horizonDays` days, closed days included. */
export const bookableDays = (now: Date): string[] => daysFrom(inSantiago(now).date, horizonDays + 1);

/** Sittings of an open day, without those that start too soon. */
const sittingsOf = (date: string, closedDays: ClosedDays, now: Date): Sitting[] => {
  const hours = TABLE_HOURS[weekdayOf(date)];
  if (!hours || closedReason(date, closedDays, 'es') !== null || !bookableDays(now).includes(date)) return [];
  const earliest = now.getTime() + leadMinutes * MINUTE_MS;
  return hoursBetween(hours.opens, hours.lastSeating, slotMinutes)
    .map((hour) => sittingAt(date, hour))
    .filter((sitting): sitting is Sitting => sitting !== null && sitting.start.getTime() >= earliest);
};

/** Sitting at this day and hour. Undefined when tables are not available then. */
export const findSitting = async (
  db: Executor,
  { date, hour, now }: { date: string; hour: string; now: Date },
): Promise<Sitting | undefined> =>
  sittingsOf(date, await findClosedDays(db, [date]), now).find((sitting) => sitting.hour === hour);

/** Free seats during a whole sitting: the minimum over its time. */
export const seatsLeft = ({ start, end }: Sitting, taken: readonly Taken[]): number => {
  // Occupancy only increases at the start of a sitting, so checking those times is enough.
  const moments = [start, ...taken.map(({ starts_at }) => starts_at)].filter((at) => at >= start && at < end);
  const occupied = moments.map((at) =>
    taken
      .filter(({ starts_at, ends_at }) => starts_at <= at && ends_at > at)
      .reduce((sum, { person_quantity }) => sum + person_quantity, 0),
  );
  return Math.max(0, seats - Math.max(0, ...occupied));
};

export const readCalendar = async (db: Executor, locale: Locale, now: Date): Promise<TableCalendar> => {
  const days = bookableDays(now);
  const closedDays = await findClosedDays(db, days);
  return {
    min_persons: 1,
    max_persons: MAX_PERSONS,
    duration_minutes: durationMinutes,
    days: days.map((date) => {
      const reason = closedReason(date, closedDays, locale);
      const hours = reason === null ? TABLE_HOURS[weekdayOf(date)] : undefined;
      return {
        date,
        is_open: hours !== undefined,
        opens: hours?.opens ?? null,
        closes: hours?.closes ?? null,
        reason,
      };
    }),
  };
};

export const readAvailability = async (
  db: Executor,
  { date, persons, now }: { date: string; persons: number; now: Date },
): Promise<TableAvailability> => {
  const sittings = sittingsOf(date, await findClosedDays(db, [date]), now);
  const first = sittings[0];
  const last = sittings.at(-1);
  const taken = first && last ? await findTaken(db, first.start, last.end) : [];
  return {
    date,
    is_open: sittings.length > 0,
    hours: sittings.map((sitting) => {
      const left = seatsLeft(sitting, taken);
      return { hour: sitting.hour, is_free: left >= persons, seats_left: left };
    }),
  };
};
