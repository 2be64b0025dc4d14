import { DomainError } from 'shared-contracts/errors/domain-error';
import type { OfficeReservation } from 'shared-contracts/office/reservations.schema';
import { audit } from '../../audit/audit.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { orNotFound } from '../../errors/or-not-found.ts';
import { inSantiago } from '../../lib/santiago.ts';
import { moveTable, type TableWish } from '../../modules/reservations/move-reservation.service.ts';
import { releaseSeats } from '../../modules/reservations/release-seats.repository.ts';
import { findReservation, type ReservationRow } from '../../modules/reservations/reservations.repository.ts';
import type { Jobs } from '../../queue/jobs.ts';
import type { Write } from '../access/change.ts';
import { refusalOf, refuseStep } from './reservation-steps.ts';
import * as repository from './reservations.repository.ts';
import { readReservation, versionOf } from './reservations.service.ts';

interface Deps {
  db: Db;
  jobs: Jobs;
}

type Step = OfficeReservation['steps'][number];

/** State for the audit. */
const stateOf = ({ status, starts_at, person_quantity, arrival }: ReservationRow) => ({
  status,
  starts_at: starts_at.toISOString(),
  people: person_quantity,
  arrival,
});

/**
 * Runs a step on the locked reservation, and writes the audit in the same transaction.
 * @param facts facts for the audit that are not in the state
 * @throws DomainError NOT_FOUND, CONFLICT, STEP_REFUSED
 */
const changeWith = async (
  { db }: Deps,
  { staff, locale, id, version, reason }: Write,
  step: Step | null,
  act: (trx: Tx, row: ReservationRow) => Promise<void>,
  facts: Readonly<Record<string, unknown>> = {},
): Promise<OfficeReservation> => {
  await db.transaction().execute(async (trx) => {
    const before = orNotFound(await repository.lockReservation(trx, id));
    if (versionOf(before) !== version) throw new DomainError('CONFLICT');
    const refusal = step && refuseStep(step, before, new Date());
    if (refusal) throw new DomainError('STEP_REFUSED', { why: refusalOf(refusal, locale) });
    await act(trx, before);
    const after = (await findReservation(trx, id)) ?? before;
    await audit(trx, {
      staffId: staff.id,
      action: 'reservations.change',
      entityId: before.number,
      before: stateOf(before),
      after: { ...stateOf(after), ...facts },
      reason,
    });
  });
  return readReservation(db, id);
};

/** @throws DomainError also RESERVATION_CLOSED, NOT_ENOUGH_SEATS, VALIDATION_FAILED when nothing changes */
export const moveReservation = (deps: Deps, change: Write, wish: TableWish): Promise<OfficeReservation> =>
  changeWith(deps, change, 'move', async (trx, row) => {
    const { date, hour } = inSantiago(row.starts_at);
    // The guest would get a mail about nothing.
    if (wish.date === date && wish.hour === hour && wish.people === row.person_quantity)
      throw new DomainError('VALIDATION_FAILED', {}, ['hour']);
    await moveTable(trx, deps.jobs, row, wish);
  });

/** Cancels a reservation, and mails the guest. */
export const cancelReservation = (deps: Deps, change: Write, isByHouse: boolean) =>
  changeWith(
    deps,
    change,
    'cancel',
    async (trx, { id }) => {
      if (!(await releaseSeats(trx, id))) throw new DomainError('CONFLICT');
      await deps.jobs.enqueue(trx, 'send-reservation-mail', {
        reservation_id: id,
        kind: 'cancelled',
        ...(isByHouse && { by_house: true }),
      });
    },
    { by_house: isByHouse },
  );

/** Notes whether the guests came. Null takes it back. */
export const noteArrival = (deps: Deps, change: Write, arrival: ReservationRow['arrival']) =>
  changeWith(deps, change, arrival ?? 'undo_arrival', (trx, { id }) =>
    repository.updateNotes(trx, id, { arrival }),
  );

/** Sets the note. The audit has no text of it, because the reservation has it. */
export const noteReservation = (deps: Deps, change: Write, note: string | null) =>
  changeWith(deps, change, null, (trx, { id }) => repository.updateNotes(trx, id, { note }), { noted: true });
