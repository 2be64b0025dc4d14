import { formatFullDate } from 'shared-contracts/domain/dates';
import { readReturn } from '../office/returns/returns.service.ts';
import type { JobData } from '../queue/job-list.ts';
import { mailStaff, type StaffMailDeps, staffLocale } from './mail-staff.ts';

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
