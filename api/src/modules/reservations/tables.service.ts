import type { TableAvailability, TableCalendar } from 'shared-contracts/api/reservations.schema';
import { MAX_PERSONS } from 'shared-contracts/api/reservations.schema';
import { weekdayOf } from 'shared-contracts/domain/days';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Locale } from 'shared-contracts/locale';
import type { Executor, Tx } from '../../db/connect.ts';
import { daysFrom, hoursBetween, inSantiago, momentOf } from '../../lib/santiago.ts';
import { type BarRules, findBarRules, hoursOn, weeklyClosedText } from '../settings/bar-rules.ts';
import {
  type ClosedDays,
  findClosedDays,
  findTaken,
  lockEvening,
  type Taken,
} from './reservations.repository.ts';

const MINUTE_MS = 60_000;

/** Period of a table reservation, `[start, end)`. */
export interface Sitting {
  hour: string;
  start: Date;
  end: Date;
}

export const sittingAt = (
  { duration_minutes }: Pick<BarRules, 'duration_minutes'>,
  date: string,
  hour: string,
): Sitting | null => {
  const start = momentOf(date, hour);
  return start && { hour, start, end: new Date(start.getTime() + duration_minutes * MINUTE_MS) };
};

/** Why the bar is closed on a day. Null when it is open. */
const closedReason = (
  rules: BarRules,
  date: string,
  closedDays: ClosedDays,
  locale: Locale,
): string | null => {
  const special = closedDays.get(date) ?? rules.yearly.find(({ day }) => day === date.slice(5));
  if (special) return special[locale] ?? special.es;
  return hoursOn(rules, weekdayOf(date)) ? null : weeklyClosedText(rules, locale);
};

/** Why the bar is closed on each of these days. Null when it is open. */
export const readClosedReasons = async (
  db: Executor,
  days: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, string | null>> => {
  if (days.length === 0) return new Map();
  return new Map((await readBarDays(db, days, locale)).map(({ date, reason }) => [date, reason]));
};

/** Hours of the bar on a day, or why it is closed. */
type BarDay = TableCalendar['days'][number];

const barDayOf = (rules: BarRules, date: string, closedDays: ClosedDays, locale: Locale): BarDay => {
  const reason = closedReason(rules, date, closedDays, locale);
  const hours = reason === null ? hoursOn(rules, weekdayOf(date)) : undefined;
  return {
    date,
    is_open: hours !== undefined,
    opens: hours?.opens ?? null,
    closes: hours?.closes ?? null,
    reason,
  };
};

/** Hours of any days, with the rules of now. */
export const readBarDays = async (
  db: Executor,
  days: readonly string[],
  locale: Locale,
): Promise<BarDay[]> => {
  const [rules, closedDays] = await Promise.all([findBarRules(db), findClosedDays(db, days)]);
  return days.map((date) => barDayOf(rules, date, closedDays, locale));
};

/** Days on which a table can be reserved: today and the next `horizon_days` days, closed days included. */
export const bookableDays = ({ horizon_days }: Pick<BarRules, 'horizon_days'>, now: Date): string[] =>
  daysFrom(inSantiago(now).date, horizon_days + 1);

/** `isStaff`: staff reserve for a guest who may stand at the door, also the sitting that has just begun. */
interface Asked {
  date: string;
  now: Date;
  isStaff?: boolean | undefined;
}

/** Sittings of an open day, without those that start too soon. */
const sittingsOf = (
  rules: BarRules,
  closedDays: ClosedDays,
  { date, now, isStaff = false }: Asked,
): Sitting[] => {
  const hours = hoursOn(rules, weekdayOf(date));
  const isClosed = closedReason(rules, date, closedDays, 'es') !== null;
  if (!hours || isClosed || !bookableDays(rules, now).includes(date)) return [];
  const notice = isStaff ? -rules.slot_minutes : rules.lead_minutes;
  const earliest = now.getTime() + notice * MINUTE_MS;
  return hoursBetween(hours.opens, hours.last_seating, rules.slot_minutes)
    .map((hour) => sittingAt(rules, date, hour))
    .filter((sitting): sitting is Sitting => sitting !== null && sitting.start.getTime() >= earliest);
};

/** Sittings of a day, and the rules by which they were found. */
const findSittings = async (
  db: Executor,
  asked: Asked,
): Promise<{ rules: BarRules; sittings: Sitting[] }> => {
  const [rules, closedDays] = await Promise.all([findBarRules(db), findClosedDays(db, [asked.date])]);
  return { rules, sittings: sittingsOf(rules, closedDays, asked) };
};

/**
 * The sitting at this day and hour with enough free seats, and all seats of the bar. Locks the evening until the
 * transaction ends.
 * @param wanted.exceptId reservation that is being moved: its own seats count as free
 * @throws DomainError RESERVATION_CLOSED (closed, too soon, too far ahead, unknown hour), NOT_ENOUGH_SEATS
 */
export const lockSitting = async (
  trx: Tx,
  {
    hour,
    people,
    peopleField,
    exceptId,
    ...asked
  }: Asked & { hour: string; people: number; peopleField: string; exceptId?: string },
): Promise<Sitting & { seats: number }> => {
  await lockEvening(trx, asked.date);
  const { rules, sittings } = await findSittings(trx, asked);
  const sitting = sittings.find((one) => one.hour === hour);
  if (!sitting) throw new DomainError('RESERVATION_CLOSED', {}, ['hour']);
  const left = seatsLeft(rules, sitting, await findTaken(trx, sitting.start, sitting.end, exceptId));
  if (left < people) throw new DomainError('NOT_ENOUGH_SEATS', { available: left }, [peopleField]);
  return { ...sitting, seats: rules.seats };
};

/** Free seats during a whole sitting: the minimum over its time. */
export const seatsLeft = (
  { seats }: Pick<BarRules, 'seats'>,
  { start, end }: Sitting,
  taken: readonly Taken[],
): number => {
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
  const rules = await findBarRules(db);
  const days = bookableDays(rules, now);
  const closedDays = await findClosedDays(db, days);
  return {
    min_persons: 1,
    max_persons: MAX_PERSONS,
    duration_minutes: rules.duration_minutes,
    days: days.map((date) => barDayOf(rules, date, closedDays, locale)),
  };
};

export const readAvailability = async (
  db: Executor,
  { persons, exceptId, ...asked }: Asked & { persons: number; exceptId?: string },
): Promise<TableAvailability> => {
  const { rules, sittings } = await findSittings(db, asked);
  const first = sittings[0];
  const last = sittings.at(-1);
  const taken = first && last ? await findTaken(db, first.start, last.end, exceptId) : [];
  return {
    date: asked.date,
    is_open: sittings.length > 0,
    hours: sittings.map((sitting) => {
      const left = seatsLeft(rules, sitting, taken);
      return { hour: sitting.hour, is_free: left >= persons, seats_left: left };
    }),
  };
};
