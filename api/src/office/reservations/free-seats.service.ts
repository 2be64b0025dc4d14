import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type { Locale } from 'shared-contracts/locale';
import type { readFreeSeats as schema } from 'shared-contracts/office/reservations.schema';
import type { z } from 'zod';
import type { Executor } from '../../db/connect.ts';
import { inSantiago } from '../../lib/santiago.ts';
import { readAvailability, readClosedReasons } from '../../modules/reservations/tables.service.ts';
import { findEventsToCome } from './reservations.repository.ts';

/** Hours of tables and events of a day with their free seats, for a reservation by staff. */
export const readFreeSeats = async (
  db: Executor,
  { date, people }: z.output<typeof schema.query>,
  { locale, now }: { locale: Locale; now: Date },
): Promise<EndpointOutput<typeof schema>> => {
  const [reasons, { hours }, events] = await Promise.all([
    readClosedReasons(db, [date], locale),
    readAvailability(db, { date, persons: people, now, isStaff: true }),
    findEventsToCome(db, date),
  ]);
  return {
    closed: reasons.get(date) ?? null,
    hours,
    events: events.map(({ id, title, starts_at, seats_left, max_persons }) => ({
      id: String(id),
      title,
      hour: inSantiago(starts_at).hour,
      is_free: people <= Math.min(seats_left, max_persons),
      seats_left,
    })),
  };
};
