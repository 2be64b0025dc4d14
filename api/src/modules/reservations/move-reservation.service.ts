import type { Tx } from '../../db/connect.ts';
import type { Jobs } from '../../queue/jobs.ts';
import { type ReservationRow, updateSitting } from './reservations.repository.ts';
import { lockSitting } from './tables.service.ts';

/** Day, hour and people that a table is moved to. */
export interface TableWish {
  date: string;
  hour: string;
  people: number;
}

/**
 * Moves a locked table reservation by the rules of a new one by staff, and mails the guest. Its own seats count as free.
 * @throws DomainError RESERVATION_CLOSED (closed, too soon, too far ahead, unknown hour), NOT_ENOUGH_SEATS
 */
export const moveTable = async (
  trx: Tx,
  jobs: Jobs,
  reservation: ReservationRow,
  wish: TableWish,
): Promise<void> => {
  const { start, end } = await lockSitting(trx, {
    ...wish,
    peopleField: 'people',
    now: new Date(),
    isStaff: true,
    exceptId: reservation.id,
  });
  await updateSitting(trx, reservation.id, {
    starts_at: start,
    ends_at: end,
    person_quantity: wish.people,
  });
  await jobs.enqueue(trx, 'send-reservation-mail', { reservation_id: reservation.id, kind: 'moved' });
};
