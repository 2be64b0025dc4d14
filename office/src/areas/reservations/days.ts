import { addDays, weekdayOf } from 'shared-contracts/domain/days';

/** Monday of the day's week. */
export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day));

/** `YYYY-MM-DD` of an address, else undefined. */
export const dayOf = (text: string | null): string | undefined =>
  text && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
