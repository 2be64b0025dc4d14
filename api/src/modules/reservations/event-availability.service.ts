import type { EventAvailability } from 'shared-contracts/api/reservations.schema';
import type { Executor } from '../../db/connect.ts';
import { orNotFound } from '../../errors/or-not-found.ts';
import { isWaitedFor } from './event-waits.repository.ts';
import { findEvent } from './reservations.repository.ts';

/** Current free seats of an event. None while a guest who waits can take them: `claimEventSeats` refuses them to others. */
export const readEventAvailability = async (db: Executor, idOrSlug: string): Promise<EventAvailability> => {
  const event = orNotFound(await findEvent(db, idOrSlug));
  const isOpen = event.starts_at > new Date() && !(await isWaitedFor(db, event.id));
  const left = isOpen ? event.capacity - event.seats_taken : 0;
  return {
    capacity: event.capacity,
    seats_left: left,
    is_open: left > 0,
    max_persons: Math.min(event.max_persons, left),
  };
};
