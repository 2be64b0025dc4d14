import { createHash } from 'node:crypto';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type { Locale } from 'shared-contracts/locale';
import type {
  readReservationDays as daysSchema,
  ListedReservation,
  OfficeReservation,
} from 'shared-contracts/office/reservations.schema';
import type { z } from 'zod';
import type { Executor } from '../../db/connect.ts';
import { orNotFound } from '../../errors/or-not-found.ts';
import { pick } from '../../lib/pick.ts';
import { daysFrom, inSantiago } from '../../lib/santiago.ts';
import type { ReservationRow } from '../../modules/reservations/reservations.repository.ts';
import { readBarDays } from '../../modules/reservations/tables.service.ts';
import { stepsOf } from './reservation-steps.ts';
import * as repository from './reservations.repository.ts';

/** Changes with everything that staff or the guest change. */
export const versionOf = (row: ReservationRow): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        row.status,
        row.starts_at,
        row.person_quantity,
        row.arrival,
        row.note,
        row.changes,
        row.confirm_until,
      ]),
    )
    .digest('hex')
    .slice(0, 32);

/** Facts that reservations of one guest may share. */
const COMMON = ['network', 'email', 'phone'] as const;

export const toListed = (row: repository.Row): ListedReservation => ({
  ...pick(row, 'id', 'number', 'kind', 'status', 'arrival', 'has_alike'),
  event: row.event_title,
  starts_at: row.starts_at.toISOString(),
  ...inSantiago(row.starts_at),
  people: row.person_quantity,
  name: [row.name, row.last_name].filter(Boolean).join(' '),
  has_text: Boolean(row.message || row.note),
  confirm_until: (row.status === 'confirmed' && row.confirm_until?.toISOString()) || null,
  is_waiting: row.waiting_since !== null,
});

/** Days with their reservations and the hours of the wine bar. */
export const readDays = async (
  db: Executor,
  { from, days }: z.output<typeof daysSchema.query>,
  { locale, now }: { locale: Locale; now: Date },
): Promise<EndpointOutput<typeof daysSchema>> => {
  const [barDays, rows] = await Promise.all([
    readBarDays(db, daysFrom(from, days), locale),
    repository.findReservationsOfDays(db, from, days),
  ]);
  const listed = rows.map(toListed);
  return {
    today: inSantiago(now).date,
    days: barDays.map(({ date, ...hours }) => {
      const reservations = listed.filter((reservation) => reservation.date === date);
      return {
        date,
        ...pick(hours, 'opens', 'closes', 'reason'),
        people: reservations.reduce(
          (sum, { people, arrival }) => (arrival === 'no_show' ? sum : sum + people),
          0,
        ),
        reservations,
      };
    }),
  };
};

/**
 * Everything that the page of a reservation shows.
 * @throws DomainError NOT_FOUND
 */
export const readReservation = async (db: Executor, id: string): Promise<OfficeReservation> => {
  const row = orNotFound(await repository.findOfficeReservation(db, id));
  const alike = await repository.findAlike(db, id);
  return {
    ...toListed(row),
    version: versionOf(row),
    ...pick(row, 'email', 'phone', 'message', 'note', 'locale', 'person'),
    created_at: row.created_at.toISOString(),
    cancelled_at: row.cancelled_at?.toISOString() ?? null,
    moved_at: row.moved_at?.toISOString() ?? null,
    alike: alike.map((other) => ({
      ...toListed(other),
      common: COMMON.filter((part) => other[`same_${part}`]),
    })),
    steps: stepsOf(row, new Date()),
  };
};
