import type { Locale } from 'shared-contracts/locale';

/** What the wine bar can seat (SPEC leaves it open; the same words stand in the document `reservation`). */
export const TABLE_RULES = {
  /** Seats that can be reserved; the counter is for those who just come. */
  seats: 40,
  durationMinutes: 120,
  slotMinutes: 30,
  /** A table is reserved this long before at the latest… */
  leadMinutes: 60,
  /** …and this many days ahead at the earliest. */
  horizonDays: 60,
} as const;

/** Opening hours by day of the week, 1 Monday to 7 Sunday; closing may be after midnight. Other days are closed. */
export const TABLE_HOURS: Readonly<Record<number, { opens: string; closes: string; lastSeating: string }>> = {
  2: { opens: '18:00', closes: '23:30', lastSeating: '21:30' },
  3: { opens: '18:00', closes: '23:30', lastSeating: '21:30' },
  4: { opens: '18:00', closes: '00:30', lastSeating: '22:30' },
  5: { opens: '18:00', closes: '00:30', lastSeating: '22:30' },
  6: { opens: '18:00', closes: '00:30', lastSeating: '22:30' },
};

/** Days of the year on which nobody works; others are put into `closed_days`. */
export const YEARLY_CLOSED: Readonly<Record<string, Record<Locale, string>>> = {
  '01-01': { es: 'Año Nuevo', en: 'New Year’s Day' },
  '05-01': { es: 'Día del Trabajo', en: 'Labour Day' },
  '09-18': { es: 'Fiestas Patrias', en: 'Independence Day' },
  '09-19': { es: 'Fiestas Patrias', en: 'Independence Day' },
  '12-25': { es: 'Navidad', en: 'Christmas' },
};

export const WEEKLY_CLOSED: Record<Locale, string> = {
  es: 'Cerrado los domingos y lunes',
  en: 'Closed on Sundays and Mondays',
};
