import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { fillEnglish } from 'shared-contracts/domain/fill-english';
import type { Locale } from 'shared-contracts/locale';
import type { readBarDay as barDaySchema } from 'shared-contracts/office/closed-days.schema';
import type { Db, Executor } from '../../db/connect.ts';
import { orNotFound } from '../../errors/or-not-found.ts';
import { inSantiago } from '../../lib/santiago.ts';
import { readClosedReasons } from '../../modules/reservations/tables.service.ts';
import { auditChange } from '../access/audit-change.ts';
import { type Change, refused } from '../access/change.ts';
import {
  type ClosedDay,
  countReservationsOn,
  deleteClosedDay,
  findClosedDay,
  findEventsOn,
  insertClosedDay,
} from './closed-days.repository.ts';

/**
 * Closes the wine bar on a day. Reservations of that day stay.
 * @throws DomainError ENTRY_REFUSED when the day has passed or is in the list
 */
export const addClosedDay = (
  db: Db,
  change: Change,
  { day, ...entered }: { day: string; es: string; en: string },
): Promise<ClosedDay> =>
  db.transaction().execute(async (trx) => {
    if (day < inSantiago(new Date()).date) throw refused('day-passed', change.locale, ['day']);
    const reason = fillEnglish(entered);
    const isNew = await insertClosedDay(trx, day, reason);
    const added = isNew ? await findClosedDay(trx, day) : undefined;
    if (!added) throw refused('day-exists', change.locale, ['day']);
    await auditChange(trx, change, { action: 'closed-day.add', entityId: day, after: reason });
    return added;
  });

/**
 * Opens the wine bar again on a day.
 * @throws DomainError NOT_FOUND
 */
export const removeClosedDay = (db: Db, change: Pick<Change, 'staff'>, day: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const removed = orNotFound(await deleteClosedDay(trx, day));
    await auditChange(trx, change, { action: 'closed-day.remove', entityId: day, before: { ...removed } });
  });

/** Whether the wine bar is closed on a day, and its events and reservations: staff are warned of them together. */
export const readBarDay = async (
  db: Executor,
  day: string,
  locale: Locale,
): Promise<EndpointOutput<typeof barDaySchema>> => {
  const [reasons, events, reservations] = await Promise.all([
    readClosedReasons(db, [day], locale),
    findEventsOn(db, day),
    countReservationsOn(db, day),
  ]);
  return {
    closed: reasons.get(day) ?? null,
    events: events.map(({ id, title, starts_at }) => ({ id, title, hour: inSantiago(starts_at).hour })),
    reservations,
  };
};
