/**
 * Public holidays of Chile from 2022 on, without elections: the decree that sets an election's day comes late, so staff
 * add it as a closed day (docs/product/delivery.md#holidays). The test compares 2025 to 2035 with `date-holidays`.
 */
import { addDays, weekdayOf } from './days.ts';

/** Holidays with the same date every year (`MM-DD`). */
const FIXED = [
  '01-01',
  '05-01',
  '05-21',
  '07-16',
  '08-15',
  '09-18',
  '09-19',
  '11-01',
  '12-08',
  '12-25',
] as const;

const [MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY] = [1, 2, 3, 4, 5] as const;

/** Law 19.668: from Tuesday to Thursday to the Monday before, from Friday to the Monday after. */
const movedToMonday = (day: string): string => {
  const weekday = weekdayOf(day);
  if (weekday >= TUESDAY && weekday <= THURSDAY) return addDays(day, MONDAY - weekday);
  return weekday === FRIDAY ? addDays(day, 3) : day;
};

/** Law 20.299: 31 October moves to the Friday before from Tuesday, to the Friday after from Wednesday. */
const reformationDay = (year: number): string => {
  const day = `${year}-10-31`;
  if (weekdayOf(day) === TUESDAY) return addDays(day, -4);
  return weekdayOf(day) === WEDNESDAY ? addDays(day, 2) : day;
};

/** Laws 20.215 and 20.983: days that are holidays only on one weekday. */
const bridges = (year: number): string[] =>
  (
    [
      [`${year}-01-02`, [MONDAY]],
      [`${year}-09-17`, [MONDAY, FRIDAY]],
      [`${year}-09-20`, [FRIDAY]],
    ] as const
  ).flatMap(([day, weekdays]) => (weekdays.some((one) => one === weekdayOf(day)) ? [day] : []));

/** Law 21.357: the June solstice in Chile's time. The pattern holds from 2022 to 2045. */
const solstice = (year: number): string => `${year}-06-${year % 4 < 2 ? 20 : 21}`;

/** Easter Sunday of the Gregorian calendar (Butcher's algorithm). */
const easter = (year: number): string => {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const day = h + l - 7 * m + 114;
  return addDays(`${year}-0${Math.floor(day / 31)}-01`, day % 31);
};

/** Holidays of the whole country in a year, as `2026-09-18`, sorted. */
export const nationalHolidays = (year: number): string[] =>
  [
    ...FIXED.map((day) => `${year}-${day}`),
    addDays(easter(year), -2),
    addDays(easter(year), -1),
    solstice(year),
    movedToMonday(`${year}-06-29`),
    movedToMonday(`${year}-10-12`),
    reformationDay(year),
    ...bridges(year),
  ].toSorted();

/** Holidays of a part of the country by the start of the commune's code: Arica y Parinacota, Chillán, Chillán Viejo. */
const REGIONAL: readonly (readonly [code: string, day: string])[] = [
  ['15', '06-07'],
  ['16101', '08-20'],
  ['16103', '08-20'],
];

const byYear = new Map<number, ReadonlySet<string>>();
const holidaysOf = (year: number): ReadonlySet<string> => {
  const known = byYear.get(year) ?? new Set(nationalHolidays(year));
  byYear.set(year, known);
  return known;
};

/** @param communeCode five digits: counts the holidays of this commune and its region too */
export const isHoliday = (day: string, communeCode = ''): boolean =>
  holidaysOf(Number(day.slice(0, 4))).has(day) ||
  REGIONAL.some(([code, date]) => communeCode.startsWith(code) && day.slice(5) === date);
