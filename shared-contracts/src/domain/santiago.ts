/**
 * Clock of Santiago without `Intl`, because creating an `Intl.DateTimeFormat` costs a phone about 20 ms. In SQL,
 * `santiago_day` and `santiago_start` do the same.
 */

/** Time zone of the shop, with daylight saving time. */
export const TIME_ZONE = 'America/Santiago';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The first Sunday from the 2nd of a month, at `hour` UTC. @param month from 0 */
const clockChange = (year: number, month: number, hour: number): number => {
  const second = Date.UTC(year, month, 2, hour);
  return second + ((7 - new Date(second).getUTCDay()) % 7) * DAY_MS;
};

/** End of daylight saving time in April. The hour before it and the hour after it show the same times. */
export const summerEnd = (year: number): number => clockChange(year, 3, 3);

/**
 * A date whose UTC fields are the clock of Santiago. The rule holds from 2023 on: UTC-4 from April to
 * September, else UTC-3. The test compares it with the time zone data of Node.
 */
export const clockInSantiago = (moment: Date): Date => {
  const time = moment.getTime();
  const year = moment.getUTCFullYear();
  const isWinter = time >= summerEnd(year) && time < clockChange(year, 8, 4);
  return new Date(time - (isWinter ? 4 : 3) * HOUR_MS);
};

/** The day of a moment in Santiago: `2026-12-24`. */
export const dayInSantiago = (moment: Date): string => clockInSantiago(moment).toISOString().slice(0, 10);
