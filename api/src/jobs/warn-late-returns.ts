import type { Db } from '../db/connect.ts';
import { findOwners } from '../office/access/staff.repository.ts';
import { updateReminded } from '../office/returns/returns.repository.ts';
import type { Jobs } from '../queue/jobs.ts';

/** Queues a mail to the owners for each return that waits for staff longer than it should, once. */
export const warnLateReturns = ({ db, jobs }: { db: Db; jobs: Pick<Jobs, 'enqueue'> }): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const owners = await findOwners(trx);
    for (const return_id of await updateReminded(trx))
      for (const owner_id of owners) await jobs.enqueue(trx, 'send-return-late', { return_id, owner_id });
  });
