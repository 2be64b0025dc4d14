/// <reference lib="esnext.temporal" />

/** The clock that the shop lives by; it is put forward and back once a year. */
export const TIME_ZONE = 'America/Santiago';

/**
 * The moment of a day and an hour in Santiago. Null for an hour that the clock leaves out when it is put forward; of an
 * hour that comes twice, the first.
 */
export const momentOf = (date: string, hour: string): Date | null => {
  const wanted = Temporal.PlainDateTime.from(`${date}T${hour}`);
  const moment = wanted.toZonedDateTime(TIME_ZONE, { disambiguation: 'earlier' });
  return moment.toPlainDateTime().equals(wanted) ? new Date(moment.epochMilliseconds) : null;
};

/** Day and hour of a moment on the clock of Santiago: `2026-12-24`, `20:30`. */
export const inSantiago = (moment: Date): { date: string; hour: string } => {
  const local = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(TIME_ZONE);
  return {
    date: local.toPlainDate().toString(),
    hour: local.toPlainTime().toString({ smallestUnit: 'minute' }),
  };
};

/** 1 Monday to 7 Sunday. */
export const weekdayOf = (date: string): number => Temporal.PlainDate.from(date).dayOfWeek;

/** Days from `date` on, itself the first. */
export const daysFrom = (date: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => Temporal.PlainDate.from(date).add({ days: index }).toString());

/** Hours `step` minutes apart, both ends included: `18:00`, `18:30`… */
export const hoursBetween = (first: string, last: string, stepMinutes: number): string[] => {
  const hours: string[] = [];
  const end = Temporal.PlainTime.from(last);
  for (
    let at = Temporal.PlainTime.from(first);
    Temporal.PlainTime.compare(at, end) <= 0;
    at = at.add({ minutes: stepMinutes })
  ) {
    hours.push(at.toString({ smallestUnit: 'minute' }));
  }
  return hours;
};
