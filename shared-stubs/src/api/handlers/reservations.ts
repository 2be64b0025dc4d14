import type { EventCard } from 'shared-contracts/api/events.schema';
import { readEventAvailability, readTableAvailability } from 'shared-contracts/api/reservations';
import { findInList } from '../recorded.ts';
import { answer, type Handlers } from './handler.ts';

/** Bookable hours of every evening. 19:00 is full, so that pages show a full hour too. */
const HOURS = [
  { hour: '19:00', seats_left: 0 },
  { hour: '20:00', seats_left: 4 },
  { hour: '21:00', seats_left: 8 },
] as const;

export const reservationHandlers: Handlers = {
  ...answer(readTableAvailability, ({ request, effect }) => {
    const persons = Number(request.query.person_quantity);
    const hours = HOURS.map(({ hour, seats_left }) => {
      const left = effect.kind === 'stock' ? effect.stock : seats_left;
      return { hour, seats_left: left, is_free: left >= persons };
    });
    return { data: { date: String(request.query.date), is_open: true, hours } };
  }),
  ...answer(readEventAvailability, ({ path, locale, effect }) => {
    const { item } = findInList(path.replace(/\/availability$/, ''), locale);
    if (!item) return undefined;
    const { capacity, seats_left, max_persons, is_past } = item as EventCard;
    const left = effect.kind === 'stock' ? effect.stock : seats_left;
    const most = Math.min(max_persons, left);
    return { data: { capacity, seats_left: left, is_open: !is_past && left > 0, max_persons: most } };
  }),
};
