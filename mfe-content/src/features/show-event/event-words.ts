import type { EventCard } from 'shared-contracts/api/events.schema';
import { formatClock, formatDateTime } from 'shared-contracts/domain/dates';
import type { Locale } from 'shared-contracts/locale';
import { VISIT_WORDS } from '../../messages/visits.ts';

type Seats = Pick<EventCard, 'is_past' | 'seats_left'>;

/** `jueves 26 de noviembre, 19:30 a 21:00`, local time in Santiago. */
export const timeOf = ({ starts_at, ends_at }: EventCard, locale: Locale): string =>
  VISIT_WORDS[locale].events.until(formatDateTime(starts_at, locale), formatClock(ends_at, locale));

export const seatsOf = ({ is_past, seats_left }: Seats, locale: Locale): string => {
  const { over, full, seatsLeft } = VISIT_WORDS[locale].events;
  if (is_past) return over;
  return seats_left === 0 ? full : seatsLeft(seats_left);
};

/** Whether the event is not over and has free seats. */
export const isReservable = ({ is_past, seats_left }: Seats): boolean => !is_past && seats_left > 0;
