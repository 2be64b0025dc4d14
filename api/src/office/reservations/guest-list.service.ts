import { DomainError } from 'shared-contracts/errors/domain-error';
import type { readGuestList as schema } from 'shared-contracts/office/reservations.schema';
import type { z } from 'zod';
import type { Executor } from '../../db/connect.ts';
import { stepsOf } from './reservation-steps.ts';
import { findEventOfDay, findReservationsOfDays, type Row } from './reservations.repository.ts';
import { toListed, versionOf } from './reservations.service.ts';

type GuestList = z.output<typeof schema.response>;

const toGuest = (row: Row, now: Date): GuestList['guests'][number] => ({
  ...toListed(row),
  version: versionOf(row),
  message: row.message,
  note: row.note,
  is_held: row.confirm_until !== null,
  steps: stepsOf(row, now).filter((step) => step !== 'move' && step !== 'cancel'),
});

const sumOf = (rows: readonly Row[]): number =>
  rows.reduce((sum, { person_quantity }) => sum + person_quantity, 0);

/**
 * Guests of a day by hour, or of an event by name, without cancelled reservations.
 * @throws DomainError NOT_FOUND when that day has no such event
 */
export const readGuestList = async (
  db: Executor,
  { date, event }: z.output<typeof schema.query>,
): Promise<GuestList> => {
  const title = event === undefined ? null : await findEventOfDay(db, date, event);
  if (title === undefined) throw new DomainError('NOT_FOUND');
  const ofDay = await findReservationsOfDays(db, date, 1);
  const rows = event === undefined ? ofDay : ofDay.filter(({ event_id }) => String(event_id) === event);
  return {
    event: title,
    people: sumOf(rows.filter(({ arrival }) => arrival !== 'no_show')),
    arrived: sumOf(rows.filter(({ arrival }) => arrival === 'arrived')),
    guests: rows.map((row) => toGuest(row, new Date())),
  };
};
