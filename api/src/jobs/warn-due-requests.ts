import { dayInSantiago } from 'shared-contracts/domain/santiago';
import type { Db } from '../db/connect.ts';
import { updateWarned } from '../modules/privacy/privacy-requests.repository.ts';
import { findOwners } from '../office/access/staff.repository.ts';
import type { Jobs } from '../queue/jobs.ts';

/** Days before the due day of a request on which the owners get a mail. The fewest first: one mail for each run. */
const WARN_DAYS = [3, 10] as const;

/** Queues the reminders of requests about personal data that are due soon. */
export const warnDueRequests = (
  { db, jobs }: { db: Db; jobs: Jobs },
  today = dayInSantiago(new Date()),
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const owners = await findOwners(trx);
    for (const days of WARN_DAYS)
      for (const id of await updateWarned(trx, days, today))
        for (const owner_id of owners)
          await jobs.enqueue(trx, 'send-privacy-due', { request_id: id, owner_id, days });
  });
