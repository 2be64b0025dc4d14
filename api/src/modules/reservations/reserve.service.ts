import { createHash, randomInt } from 'node:crypto';
import type {
  reserveEvent as eventSchema,
  Reservation,
  reserveTable as tableSchema,
} from 'shared-contracts/api/reservations.schema';
import { formatDateTime } from 'shared-contracts/domain/dates';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Locale } from 'shared-contracts/locale';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { inSantiago } from '../../lib/santiago.ts';
import { logConsent } from '../consents/consents.service.ts';
import { holdEnd } from './held-reservations.service.ts';
import * as repository from './reservations.repository.ts';
import { checkShare, type ShareLimits } from './seat-shares.ts';
import { findBarRules } from './table-rules.ts';
import { findSitting, seatsLeft } from './tables.service.ts';
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

/** Alphabet without characters that look alike. */
const NUMBER_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const NUMBER_LENGTH = 7;
const randomSign = () => NUMBER_ALPHABET[randomInt(NUMBER_ALPHABET.length)];
const newNumber = (): string => `R-${Array.from({ length: NUMBER_LENGTH }, randomSign).join('')}`;

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
const hashOf = ({ altcha: _, ...body }: EventBody | TableBody): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('hex');

/**
 * Reserves seats at an event. Reads the event and counts its seats under a lock, so that simultaneous requests cannot
 * overbook it, and staff cannot move it meanwhile.
 * @throws DomainError EVENT_NOT_FOUND, RESERVATION_CLOSED (after its start), EVENT_MOVED (since the form showed it),
 *   NOT_ENOUGH_SEATS, VALIDATION_FAILED, TOO_MANY_SEATS, BOT_CHECK_FAILED, IDEMPOTENCY_KEY_REUSED
 */
export const reserveEvent = (
  deps: ReservationDeps,
  body: EventBody,
  guest: Guest,
  now = new Date(),
): Promise<Reservation> =>
  reserveOnce(deps, body, guest, async (trx) => {
    const event = await repository.lockEvent(trx, body.event);
    if (!event) throw new DomainError('EVENT_NOT_FOUND', {}, ['event']);
    if (event.starts_at <= now) throw new DomainError('RESERVATION_CLOSED', {}, ['event']);
    const { date, hour } = inSantiago(event.starts_at);
    if ((body.date ?? date) !== date || (body.hour ?? hour) !== hour) {
      const when = formatDateTime(event.starts_at.toISOString(), guest.locale);
      throw new DomainError('EVENT_MOVED', { when }, ['event']);
    }
    const persons = body.person_quantity;
    if (persons > event.max_persons) throw new DomainError('VALIDATION_FAILED', {}, ['person_quantity']);
    if (!(await repository.updateSeatsTaken(trx, event.id, persons))) {
      const available = event.capacity - event.seats_taken;
      throw new DomainError('NOT_ENOUGH_SEATS', { available }, ['person_quantity']);
    }
    return storeReservation(trx, deps, body, guest, {
      kind: 'event',
      event_id: event.id,
      starts_at: event.starts_at,
      ends_at: event.ends_at,
      seats: event.capacity,
    });
  });

/**
 * Reserves a table of the wine bar.
 * @throws DomainError RESERVATION_CLOSED (closed, too soon, too far ahead, unknown hour), NOT_ENOUGH_SEATS,
 *   TOO_MANY_SEATS, BOT_CHECK_FAILED, IDEMPOTENCY_KEY_REUSED
 */
export const reserveTable = (
  deps: ReservationDeps,
  body: TableBody,
  guest: Guest,
  now = new Date(),
): Promise<Reservation> =>
  reserveOnce(deps, body, guest, async (trx) => {
    await repository.lockEvening(trx, body.date);
    const sitting = await findSitting(trx, { date: body.date, hour: body.hour, now });
    if (!sitting) throw new DomainError('RESERVATION_CLOSED', {}, ['hour']);
    const rules = await findBarRules(trx);
    const left = seatsLeft(rules, sitting, await repository.findTaken(trx, sitting.start, sitting.end));
    if (left < body.person_quantity) {
      throw new DomainError('NOT_ENOUGH_SEATS', { available: left }, ['person_quantity']);
    }
    return storeReservation(trx, deps, body, guest, {
      kind: 'table',
      event_id: null,
      starts_at: sitting.start,
      ends_at: sitting.end,
      seats: rules.seats,
    });
  });

/** @param booking with `seats`: all seats of the event or of the bar */
const storeReservation = async (
  trx: Tx,
  { jobs, secret }: ReservationDeps,
  body: EventBody | TableBody,
  { userId, locale, ipHash, networkHash, repeatKey, limits }: Guest,
  {
    seats,
    ...booking
  }: Pick<repository.ReservationRow, 'kind' | 'event_id' | 'starts_at' | 'ends_at'> & {
    seats: number;
  },
): Promise<Reservation> => {
  const { email, phone, person_quantity } = body;
  const mustConfirm = await checkShare(
    trx,
    { network_hash: networkHash, email, phone },
    { ...booking, person_quantity, seats },
    limits,
  );
  const row = await repository.insertReservation(trx, {
    ...booking,
    number: newNumber(),
    person_quantity,
    name: body.name,
    last_name: body.last_name || null,
    email,
    phone,
    message: body.message || null,
    locale,
    user_id: userId,
    network_hash: networkHash,
    confirm_until: mustConfirm ? holdEnd(booking.starts_at) : null,
    ...(repeatKey && { idempotency_key: repeatKey, request_hash: hashOf(body) }),
  });
  const consent = { email, userId, channel: 'reservation', locale, ipHash };
  await logConsent(trx, { ...consent, purpose: 'terms', granted: true });
  const kind = mustConfirm ? 'held' : 'confirmed';
  await jobs.enqueue(trx, 'send-reservation-mail', { reservation_id: row.id, kind });
  return toReservation(trx, secret, row, locale);
};
