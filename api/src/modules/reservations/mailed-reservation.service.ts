import type { Reservation } from 'shared-contracts/api/reservations.schema';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import { updateNotWaiting } from './event-waits.repository.ts';
import { releaseSeats } from './release-seats.repository.ts';
import { readReservationEntry } from './reservation-entry.ts';
import { reservationIdOf, type TokenPurpose } from './reservation-token.ts';
import { findReservation } from './reservations.repository.ts';
import { type ReservationDeps, toReservation } from './to-reservation.ts';

/** @throws DomainError LINK_EXPIRED */
export const readReservation = async (
  { db, secret }: ReservationDeps,
  token: string,
  locale: Locale,
  purpose?: TokenPurpose,
): Promise<Reservation> => toReservation(db, secret, await findByToken(db, secret, token, purpose), locale);

/**
 * Cancels a reservation and releases its seats. Idempotent.
 * @throws DomainError LINK_EXPIRED; RESERVATION_CLOSED after its start
 */
export const cancelReservation = (
  { db, jobs, secret }: ReservationDeps,
  token: string,
  locale: Locale,
): Promise<Reservation> =>
  db.transaction().execute(async (trx) => {
    const before = await findByToken(trx, secret, token);
    const isReleased = (await releaseSeats(trx, before.id)) || (await updateNotWaiting(trx, before.id));
    const row = await findByToken(trx, secret, token);
    if (!isReleased && row.status === 'confirmed') throw new DomainError('RESERVATION_CLOSED');
    if (isReleased && !before.waiting_since) {
      await jobs.enqueue(trx, 'send-reservation-mail', { reservation_id: row.id, kind: 'cancelled' });
    }
    return toReservation(trx, secret, row, locale);
  });

/**
 * Creates the iCalendar file of a reservation.
 * @throws DomainError LINK_EXPIRED
 */
export const readReservationFile = async (
  { db, secret }: ReservationDeps,
  token: string,
  publicUrl: string,
): Promise<string> => {
  const row = await findByToken(db, secret, token);
  const { calendarFile } = await import('../../lib/calendar-file.ts');
  return calendarFile(await readReservationEntry({ db, publicUrl, secret }, row));
};

const findByToken = async (db: Executor, secret: string, token: string, purpose?: TokenPurpose) => {
  const row = await findReservation(db, reservationIdOf(secret, token, purpose));
  if (!row || row.erased_at) throw new DomainError('LINK_EXPIRED', {}, ['token']);
  return row;
};
