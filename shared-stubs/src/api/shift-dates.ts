/**
 * Moves the recorded dates of events and reservations forward by the age of the recording, so that they stay
 * in the future. Whole weeks keep the day of the week.
 */
const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
const DATE = /(?<=")\d{4}-\d{2}-\d{2}(?=["T])/g;

/** Paths whose dates move. Dates of articles are in the past and do not move. */
const TO_COME = /^\/(events|reservations)(\/|$)/;

/** Age of the recording in days, rounded up to whole weeks: 0, 7, 14 … */
const daysToMove = (recordedAt: string, now: number): number =>
  Math.max(0, Math.ceil((now - Date.parse(recordedAt)) / DAY_MS / WEEK_DAYS) * WEEK_DAYS);

const move = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** @param now ms since 1970 */
export const shiftDates = (
  answers: Readonly<Record<string, unknown>>,
  recordedAt: string,
  now: number,
): Readonly<Record<string, unknown>> => {
  const days = daysToMove(recordedAt, now);
  if (days === 0) return answers;
  return Object.fromEntries(
    Object.entries(answers).map(([path, body]) => [
      path,
      TO_COME.test(path)
        ? (JSON.parse(JSON.stringify(body).replace(DATE, (date) => move(date, days))) as unknown)
        : body,
    ]),
  );
};
