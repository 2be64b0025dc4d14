import { MAX_PERSONS } from 'shared-contracts/api/reservations.schema';
import { formatDateTime } from 'shared-contracts/domain/dates';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Locale } from 'shared-contracts/locale';
import type { Tx } from '../../db/connect.ts';
import { inSantiago } from '../../lib/santiago.ts';
import { isWaitedFor } from './event-waits.repository.ts';
import * as repository from './reservations.repository.ts';
import { lockSitting } from './tables.service.ts';

/** Seats that a transaction has locked for a new reservation. */
export type ClaimedSeats = Pick<repository.ReservationRow, 'kind' | 'event_id' | 'starts_at' | 'ends_at'> & {
  /** All seats of the event or of the bar. */
  seats: number;
  /** No seats are claimed: the guest waits for them. */
  isWaiting?: boolean;
};

interface Claim {
  people: number;
  /** Field of the request with the number of people. */
  peopleField: string;
  now: Date;
}

/**
 * Claims a table of the wine bar, and locks the evening until the transaction ends.
 * @throws DomainError RESERVATION_CLOSED (closed, too soon, too far ahead, unknown hour), NOT_ENOUGH_SEATS,
 *   VALIDATION_FAILED for more people than a table has
 */
export const claimTable = async (
  trx: Tx,
  claim: Claim & { date: string; hour: string; isStaff?: boolean },
): Promise<ClaimedSeats> => {
  if (claim.people > MAX_PERSONS) throw new DomainError('VALIDATION_FAILED', {}, [claim.peopleField]);
  const { start, end, seats } = await lockSitting(trx, claim);
  return { kind: 'table', event_id: null, starts_at: start, ends_at: end, seats };
};

/**
 * Claims seats of an event. Reads the event and counts its seats under a lock, so that simultaneous requests cannot
 * overbook it, and staff cannot move it meanwhile.
 * @param claim.event id or slug
 * @param claim.wait whether the guest waits when there are not enough seats. Undefined: staff, who need not heed the
 *   guests who wait
 * @param claim.date and `hour`: start that the form showed, if the form sent it
 * @throws DomainError EVENT_NOT_FOUND, RESERVATION_CLOSED (after its start), EVENT_MOVED (since the form showed it),
 *   NOT_ENOUGH_SEATS, VALIDATION_FAILED for more people than a reservation may have, or a wait of more than the seats
 */
export const claimEventSeats = async (
  trx: Tx,
  {
    event: name,
    date: shownDate,
    hour: shownHour,
    people,
    peopleField,
    now,
    wait,
  }: Claim & {
    event: string;
    date?: string | undefined;
    hour?: string | undefined;
    wait?: boolean | undefined;
  },
  locale: Locale,
): Promise<ClaimedSeats> => {
  const event = await repository.lockEvent(trx, name);
  if (!event) throw new DomainError('EVENT_NOT_FOUND', {}, ['event']);
  if (event.starts_at <= now) throw new DomainError('RESERVATION_CLOSED', {}, ['event']);
  const { date, hour } = inSantiago(event.starts_at);
  if ((shownDate ?? date) !== date || (shownHour ?? hour) !== hour) {
    const when = formatDateTime(event.starts_at.toISOString(), locale);
    throw new DomainError('EVENT_MOVED', { when }, ['event']);
  }
  // A group larger than the event would wait for ever.
  const most = wait ? Math.min(event.max_persons, event.capacity) : event.max_persons;
  if (people > most) throw new DomainError('VALIDATION_FAILED', {}, [peopleField]);
  const facts = {
    kind: 'event' as const,
    event_id: event.id,
    starts_at: event.starts_at,
    ends_at: event.ends_at,
    seats: event.capacity,
  };
  const isWaited = wait !== undefined && (await isWaitedFor(trx, event.id));
  if (isWaited || !(await repository.updateSeatsTaken(trx, event.id, people))) {
    if (wait) return { ...facts, isWaiting: true };
    const available = isWaited ? 0 : event.capacity - event.seats_taken;
    throw new DomainError('NOT_ENOUGH_SEATS', { available }, [peopleField]);
  }
  return facts;
};
