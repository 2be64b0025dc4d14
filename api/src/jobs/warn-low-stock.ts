import { dayInSantiago } from 'shared-contracts/domain/santiago';
import type { Db } from '../db/connect.ts';
import { findSetting } from '../modules/settings/settings.repository.ts';
import { findStaffWith } from '../office/access/staff.repository.ts';
import type { Jobs } from '../queue/jobs.ts';

/** Queues the mail of the morning about low stock to all staff who change stock, if the shop wants it. */
export const warnLowStock = (
  { db, jobs }: { db: Db; jobs: Pick<Jobs, 'enqueue'> },
  day = dayInSantiago(new Date()),
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (!(await findSetting(trx, 'alerts'))?.mail) return;
    for (const staff_id of await findStaffWith(trx, 'catalogue.change-stock'))
      await jobs.enqueue(trx, 'send-low-stock', { staff_id, day });
  });
