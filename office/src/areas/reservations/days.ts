const DAY_MS = 86_400_000;

const toDate = (day: string): Date => new Date(`${day}T00:00:00Z`);
const toDay = (date: Date): string => date.toISOString().slice(0, 10);

/** @param day `YYYY-MM-DD` */
export const addDays = (day: string, days: number): string =>
  toDay(new Date(toDate(day).getTime() + days * DAY_MS));

/** Monday of the day's week. */
export const mondayOf = (day: string): string => addDays(day, -((toDate(day).getUTCDay() + 6) % 7));

/** `YYYY-MM-DD` of an address, else undefined. */
export const dayOf = (text: string | null): string | undefined =>
  text && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(toDate(text).getTime()) ? text : undefined;
