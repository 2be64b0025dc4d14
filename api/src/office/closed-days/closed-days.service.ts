import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Db } from '../../db/connect.ts';
import { inSantiago } from '../../lib/santiago.ts';
import { audit } from '../audit/audit.ts';
import { type Change, refused } from '../change.ts';
import { type ClosedDay, deleteClosedDay, findClosedDay, insertClosedDay } from './closed-days.repository.ts';

/**
 * Closes the wine bar on a day. Reservations of that day stay.
 * @throws DomainError ENTRY_REFUSED when the day has passed or is in the list
 */
export const addClosedDay = (
  db: Db,
  { staff, locale }: Change,
  { day, ...reason }: { day: string; es: string; en: string },
): Promise<ClosedDay> =>
  db.transaction().execute(async (trx) => {
    if (day < inSantiago(new Date()).date) throw refused('day-passed', locale, ['day']);
    const isNew = await insertClosedDay(trx, day, reason);
    const added = isNew ? await findClosedDay(trx, day) : undefined;
    if (!added) throw refused('day-exists', locale, ['day']);
    await audit(trx, {
      staffId: staff.id,
      action: 'closed-day.add',
      entity: 'closed-day',
      entityId: day,
      before: null,
      after: reason,
    });
    return added;
  });

/**
 * Opens the wine bar again on a day.
 * @throws DomainError NOT_FOUND
 */
export const removeClosedDay = (db: Db, { staff }: Pick<Change, 'staff'>, day: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const removed = await deleteClosedDay(trx, day);
    if (!removed) throw new DomainError('NOT_FOUND');
    await audit(trx, {
      staffId: staff.id,
      action: 'closed-day.remove',
      entity: 'closed-day',
      entityId: day,
      before: { ...removed },
      after: null,
    });
  });
