import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Tx } from '../../db/connect.ts';
import type { Jobs } from '../../queue/jobs.ts';
import { findBarRules } from '../settings/bar-rules.ts';
import * as repository from './reservations.repository.ts';
import { findSitting, seatsLeft } from './tables.service.ts';

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
  reservation: repository.ReservationRow,
  { date, hour, people }: TableWish,
): Promise<void> => {
  const sitting = await findSitting(trx, { date, hour, now: new Date(), isStaff: true });
  if (!sitting) throw new DomainError('RESERVATION_CLOSED', {}, ['hour']);
  await repository.lockEvening(trx, date);
  const taken = await repository.findTaken(trx, sitting.start, sitting.end, reservation.id);
  const left = seatsLeft(await findBarRules(trx), sitting, taken);
  if (left < people) throw new DomainError('NOT_ENOUGH_SEATS', { available: left }, ['people']);
  await repository.updateSitting(trx, reservation.id, {
    starts_at: sitting.start,
    ends_at: sitting.end,
    person_quantity: people,
  });
  await jobs.enqueue(trx, 'send-reservation-mail', { reservation_id: reservation.id, kind: 'moved' });
};
