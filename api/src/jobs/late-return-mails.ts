import { formatFullDate } from 'shared-contracts/domain/dates';
import type { Db } from '../db/connect.ts';
import { findOwners } from '../office/access/staff.repository.ts';
import { updateReminded } from '../office/returns/returns.repository.ts';
import { readReturn } from '../office/returns/returns.service.ts';
import type { JobData } from '../queue/job-list.ts';
import type { Jobs } from '../queue/jobs.ts';
import { mailStaff, type StaffMailDeps, staffLocale } from './mail-staff.ts';

/** Queues a mail to the owners for each return that waits for staff longer than it should, once. */
export const warnLateReturns = ({ db, jobs }: { db: Db; jobs: Pick<Jobs, 'enqueue'> }): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const owners = await findOwners(trx);
    for (const return_id of await updateReminded(trx))
      for (const owner_id of owners) await jobs.enqueue(trx, 'send-return-late', { return_id, owner_id });
  });

/** Reminds an owner of a return that waits for staff, unless staff acted since. Names no buyer. */
export const sendReturnLate = async (
  deps: StaffMailDeps,
  { return_id, owner_id }: JobData['send-return-late'],
): Promise<void> => {
  const { id, number, state, money_by, version } = await readReturn(deps.db, return_id);
  if (state !== 'requested') return;
  await mailStaff(deps, owner_id, {
    kind: 'return-late',
    values: { number, due: formatFullDate(money_by, staffLocale(deps.config)) },
    path: `/returns/${id}/show`,
    key: `${id}-${owner_id}-${version}`,
  });
};
