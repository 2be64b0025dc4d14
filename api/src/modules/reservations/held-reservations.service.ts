import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Db } from '../../db/connect.ts';
import type { Jobs } from '../../queue/jobs.ts';
import { releaseSeats } from './release-seats.repository.ts';
import { reservationIdOf } from './reservation-token.ts';
import { findReservation, lockUnconfirmed, updateConfirmed } from './reservations.repository.ts';

/** A slow mail server still delivers in this time. */
const HOLD_MS = 60 * 60_000;

/** End of the time that a reservation waits for its guest to press the mailed link. */
export const holdEnd = (startsAt: Date): Date => new Date(Math.min(Date.now() + HOLD_MS, startsAt.getTime()));

/**
 * Confirms a reservation by the link of its mail, and sends the confirmation. Idempotent.
 * @throws DomainError LINK_EXPIRED also when its seats are free again
 */
export const confirmReservation = (
  { db, jobs, secret }: { db: Db; jobs: Jobs; secret: string },
  token: string,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const id = reservationIdOf(secret, token, 'reservation-confirm');
    if (await updateConfirmed(trx, id))
      return jobs.enqueue(trx, 'send-reservation-mail', { reservation_id: id, kind: 'confirmed' });
    const row = await findReservation(trx, id);
    if (!row || row.erased_at || row.status === 'cancelled')
      throw new DomainError('LINK_EXPIRED', {}, ['token']);
  });

/** Frees the seats of reservations that no guest confirmed in time. Sends no mail: the first one says it. */
export const releaseHolds = (db: Db): Promise<void> =>
  db.transaction().execute(async (trx) => {
    for (const id of await lockUnconfirmed(trx)) await releaseSeats(trx, id);
  });
