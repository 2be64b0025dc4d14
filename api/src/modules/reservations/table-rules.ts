import type { Locale } from 'shared-contracts/locale';

/**
 * Capacity and rules of the wine bar. Must match the document `reservation`
 * (docs/product/reservations.md#table-reservation).
 */
export const TABLE_RULES = {
  /** Seats for reservations. The counter is for walk-in guests. */
  seats: 40,
  durationMinutes: 120,
  slotMinutes: 30,
  /** Minimum time before a reservation. */
  leadMinutes: 60,
  /** Maximum number of days in advance. */
  horizonDays: 60,
} as const;

/**
 * Opening hours by weekday, 1 Monday to 7 Sunday. Closing time may be after midnight. Other days are closed.
 */
export const TABLE_HOURS: Readonly<Record<number, { opens: string; closes: string; lastSeating: string }>> = {
  2: { opens: '18:00', closes: '23:30', lastSeating: '21:30' },
  3: { opens: '18:00', closes: '23:30', lastSeating: '21:30' },
  4: { opens: '18:00', closes: '00:30', lastSeating: '22:30' },
  5: { opens: '18:00', closes: '00:30', lastSeating: '22:30' },
  6: { opens: '18:00', closes: '00:30', lastSeating: '22:30' },
};

/** Days that are closed every year. Others are in the table `closed_days`. */
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
