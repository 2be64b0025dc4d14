import type {
  reserveEvent as eventSchema,
  Reservation,
  reserveTable as tableSchema,
} from 'shared-contracts/api/reservations.schema';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Locale } from 'shared-contracts/locale';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { requestHash } from '../../lib/request-hash.ts';
import { logConsent } from '../consents/consents.service.ts';
import { type ClaimedSeats, claimEventSeats, claimTable } from './claim-seats.ts';
import { holdEnd } from './held-reservations.service.ts';
import { newReservationNumber } from './reservation-number.ts';
import * as repository from './reservations.repository.ts';
import { checkShare, type ShareLimits } from './seat-shares.ts';
import { type ReservationDeps, toReservation } from './to-reservation.ts';

type EventBody = z.output<typeof eventSchema.body>;
type TableBody = z.output<typeof tableSchema.body>;

/** Guest data and origin of the request. */
export interface Guest {
  userId: string | null;
  locale: Locale;
  ipHash: string | null;
  /** Hash of the guest's network. */
  networkHash: string;
  /** Idempotency-Key. */
  repeatKey: string | undefined;
  limits: ShareLimits;
}

/**
 * Answers a repeat with the first reservation, or makes it. The repeat may come after the event is full or has moved.
 * @throws DomainError IDEMPOTENCY_KEY_REUSED
 */
const reserveOnce = (
  { db, secret }: ReservationDeps,
  body: EventBody | TableBody,
  { repeatKey, locale }: Guest,
  make: (trx: Tx) => Promise<Reservation>,
): Promise<Reservation> =>
  db.transaction().execute(async (trx) => {
    if (!repeatKey) return make(trx);
    await repository.lockKey(trx, repeatKey);
    const earlier = await repository.findReservationByKey(trx, repeatKey);
    if (!earlier) return make(trx);
    if (earlier.request_hash !== hashOf(body)) throw new DomainError('IDEMPOTENCY_KEY_REUSED');
    return toReservation(trx, secret, earlier, locale);
  });

/** Hash of the request. A repeat may have another answer to the bot check. */
const hashOf = ({ altcha: _, ...body }: EventBody | TableBody): string => requestHash(body);

/**
 * Reserves seats at an event.
 * @throws DomainError of `claimEventSeats`, and TOO_MANY_SEATS, BOT_CHECK_FAILED, IDEMPOTENCY_KEY_REUSED
 */
export const reserveEvent = (deps: ReservationDeps, body: EventBody, guest: Guest): Promise<Reservation> =>
  reserveOnce(deps, body, guest, async (trx) => {
    const { event, date, hour, wait = false, person_quantity: people } = body;
    const claim = { event, date, hour, wait, people, peopleField: 'person_quantity', now: new Date() };
    const claimed = await claimEventSeats(trx, claim, guest.locale);
    return storeReservation(trx, deps, body, guest, claimed);
  });

/**
 * Reserves a table of the wine bar.
 * @throws DomainError of `claimTable`, and TOO_MANY_SEATS, BOT_CHECK_FAILED, IDEMPOTENCY_KEY_REUSED
 */
export const reserveTable = (deps: ReservationDeps, body: TableBody, guest: Guest): Promise<Reservation> =>
  reserveOnce(deps, body, guest, async (trx) => {
    const { date, hour, person_quantity: people } = body;
    const claim = { date, hour, people, peopleField: 'person_quantity', now: new Date() };
    const claimed = await claimTable(trx, claim);
    return storeReservation(trx, deps, body, guest, claimed);
  });

const storeReservation = async (
  trx: Tx,
  { jobs, secret }: ReservationDeps,
  body: EventBody | TableBody,
  { userId, locale, ipHash, networkHash, repeatKey, limits }: Guest,
  { seats, isWaiting = false, ...booking }: ClaimedSeats,
): Promise<Reservation> => {
  const { email, phone, person_quantity } = body;
  const now = new Date();
  const mustConfirm = await checkShare(
    trx,
    { network_hash: networkHash, email, phone },
    { ...booking, person_quantity, seats },
    limits,
  );
  const row = await repository.insertReservation(trx, {
    ...booking,
    number: newReservationNumber(),
    person_quantity,
    name: body.name,
    last_name: body.last_name || null,
    email,
    phone,
    message: body.message || null,
    locale,
    user_id: userId,
    network_hash: networkHash,
    // Another guest may have typed the address: the confirmation of the offer proves it.
    ...(isWaiting
      ? { status: 'cancelled' as const, cancelled_at: now, waiting_since: now }
      : { confirm_until: mustConfirm ? holdEnd(booking.starts_at) : null }),
    ...(repeatKey && { idempotency_key: repeatKey, request_hash: hashOf(body) }),
  });
  const consent = { email, userId, channel: 'reservation', locale, ipHash };
  await logConsent(trx, { ...consent, purpose: 'terms', granted: true });
  const kind = isWaiting ? 'waiting' : mustConfirm ? 'held' : 'confirmed';
  await jobs.enqueue(trx, 'send-reservation-mail', { reservation_id: row.id, kind });
  return toReservation(trx, secret, row, locale);
};
