import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Locale } from 'shared-contracts/locale';
import type {
  OfficeReservation,
  addReservation as schema,
} from 'shared-contracts/office/reservations.schema';
import type { z } from 'zod';
import { audit } from '../../audit/audit.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { requestHash } from '../../lib/request-hash.ts';
import { claimEventSeats, claimTable } from '../../modules/reservations/claim-seats.ts';
import { newReservationNumber } from '../../modules/reservations/reservation-number.ts';
import {
  findReservationByKey,
  insertReservation,
  lockKey,
} from '../../modules/reservations/reservations.repository.ts';
import type { Jobs } from '../../queue/jobs.ts';
import { readReservation } from './reservations.service.ts';

type Body = z.output<typeof schema.body>;

/** Language of the guest's mails: staff speak Spanish with guests. */
const GUEST_LOCALE: Locale = 'es';

interface Request {
  staffId: string;
  /** Language of refusals. */
  locale: Locale;
  /** Idempotency-Key. */
  key: string | undefined;
}

/** Keys of the office never meet keys of the shop's own forms. */
const keyOf = (staffId: string, key: string): string => `office:${staffId}:${key}`;

/** @throws DomainError IDEMPOTENCY_KEY_REUSED */
const findRepeated = async (trx: Tx, key: string, hash: string): Promise<string | undefined> => {
  await lockKey(trx, key);
  const earlier = await findReservationByKey(trx, key);
  if (earlier && earlier.request_hash !== hash) throw new DomainError('IDEMPOTENCY_KEY_REUSED');
  return earlier?.id;
};

const store = async (
  trx: Tx,
  jobs: Jobs,
  { event, date, hour, people, name, phone, email, note }: Body,
  { staffId, locale }: Request,
  idempotency: { idempotency_key: string; request_hash: string } | undefined,
): Promise<string> => {
  const claim = { date, hour, people, peopleField: 'people', now: new Date() };
  const { seats: _, ...claimed } =
    event === null
      ? await claimTable(trx, { ...claim, isStaff: true })
      : await claimEventSeats(trx, { ...claim, event }, locale);
  const { id, number } = await insertReservation(trx, {
    ...claimed,
    ...idempotency,
    number: newReservationNumber(),
    person_quantity: people,
    name,
    last_name: null,
    email,
    phone,
    message: null,
    note: note || null,
    locale: GUEST_LOCALE,
    user_id: null,
  });
  if (email) await jobs.enqueue(trx, 'send-reservation-mail', { reservation_id: id, kind: 'confirmed' });
  await audit(trx, {
    staffId,
    action: 'reservations.add',
    entityId: number,
    after: { status: 'confirmed', starts_at: claimed.starts_at.toISOString(), people, arrival: null },
  });
  return id;
};

/**
 * Reserves for a guest who calls, by the seats and days of the shop, but without notice. The staff member knows the
 * guest, so it is confirmed at once, and shares of networks do not count. A repeat with the same key gets the first reservation.
 * @throws DomainError of `claimTable` and `claimEventSeats`, and IDEMPOTENCY_KEY_REUSED
 */
export const addReservation = async (
  { db, jobs }: { db: Db; jobs: Jobs },
  request: Request,
  body: Body,
): Promise<OfficeReservation> => {
  const id = await db.transaction().execute(async (trx) => {
    if (!request.key) return store(trx, jobs, body, request, undefined);
    const idempotency_key = keyOf(request.staffId, request.key);
    const request_hash = requestHash(body);
    const repeated = await findRepeated(trx, idempotency_key, request_hash);
    return repeated ?? store(trx, jobs, body, request, { idempotency_key, request_hash });
  });
  return readReservation(db, id);
};
