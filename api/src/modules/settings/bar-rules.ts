import { WEEKDAYS } from 'shared-contracts/domain/days';
import type { Locale } from 'shared-contracts/locale';
import type { SettingValue } from 'shared-contracts/office/settings-values.schema';
import type { Executor } from '../../db/connect.ts';
import { findSetting } from './settings.repository.ts';

/** Tables and opening hours of the wine bar (docs/product/reservations.md#table-reservation). */
export type BarRules = SettingValue<'bar'>;
type Hours = BarRules['hours']['monday'];

const EARLY: Hours = { is_open: true, opens: '18:00', closes: '23:30', last_seating: '21:30' };
const LATE: Hours = { is_open: true, opens: '18:00', closes: '00:30', last_seating: '22:30' };

/** Rules until staff change them. */
export const DEFAULT_BAR_RULES: BarRules = {
  seats: 40,
  duration_minutes: 120,
  slot_minutes: 30,
  lead_minutes: 60,
  horizon_days: 60,
  hours: {
    monday: { ...EARLY, is_open: false },
    tuesday: EARLY,
    wednesday: EARLY,
    thursday: LATE,
    friday: LATE,
    saturday: LATE,
    sunday: { ...EARLY, is_open: false },
  },
  /** Closed every year on these days (MM-DD), with the reason. */
  yearly: [
    { day: '01-01', es: 'Año Nuevo', en: 'New Year’s Day' },
    { day: '05-01', es: 'Día del Trabajo', en: 'Labour Day' },
    { day: '09-18', es: 'Fiestas Patrias', en: 'Independence Day' },
    { day: '09-19', es: 'Fiestas Patrias', en: 'Independence Day' },
    { day: '12-25', es: 'Navidad', en: 'Christmas' },
  ],
};

export const findBarRules = async (db: Executor): Promise<BarRules> =>
  (await findSetting(db, 'bar')) ?? DEFAULT_BAR_RULES;

/** Hours of a weekday, 1 Monday to 7 Sunday. Undefined when the bar is closed on it. */
export const hoursOn = ({ hours }: BarRules, weekday: number): Hours | undefined => {
  const name = WEEKDAYS[weekday - 1];
  return name && hours[name].is_open ? hours[name] : undefined;
};

/** Weekdays in the plural, Sunday first. */
const PLURALS: Record<Locale, readonly string[]> = {
  es: ['domingos', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábados'],
  en: ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'],
};
const CLOSED: Record<Locale, (days: string) => string> = {
  es: (days) => `Cerrado los ${days}`,
  en: (days) => `Closed on ${days}`,
};
const SUNDAY = 7;

/** Names the weekdays on which the bar is closed: "Cerrado los domingos y lunes". */
export const weeklyClosedText = (rules: BarRules, locale: Locale): string => {
  const closed = PLURALS[locale].filter((_, index) => !hoursOn(rules, index || SUNDAY));
  return CLOSED[locale](new Intl.ListFormat(locale, { type: 'conjunction' }).format(closed));
};
