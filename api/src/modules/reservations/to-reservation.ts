import type { Reservation } from 'shared-contracts/api/reservations.schema';
import type { Locale } from 'shared-contracts/locale';
import type { Db, Executor } from '../../db/connect.ts';
import { pick } from '../../lib/pick.ts';
import { inSantiago } from '../../lib/santiago.ts';
import type { Jobs } from '../../queue/jobs.ts';
import { reservationToken } from './reservation-token.ts';
import { findEventWords, type ReservationRow } from './reservations.repository.ts';

export interface ReservationDeps {
  db: Db;
  jobs: Jobs;
  secret: string;
}

/** A reservation as its guest sees it, with the token of its link. */
export const toReservation = async (
  db: Executor,
  secret: string,
  row: ReservationRow,
  locale: Locale,
): Promise<Reservation> => ({
  ...pick(row, 'id', 'number', 'kind', 'status', 'person_quantity', 'name'),
  event: row.event_id === null ? null : (await findEventWords(db, row.event_id, locale)).title,
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
  ...inSantiago(row.starts_at),
  confirm_until: (row.status === 'confirmed' && row.confirm_until?.toISOString()) || null,
  is_waiting: row.waiting_since !== null,
  token: reservationToken(secret, row.id),
});
