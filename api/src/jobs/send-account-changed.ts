import { findStaffMember } from '../office/access/staff.repository.ts';
import type { JobData } from '../queue/job-list.ts';
import { mailStaff, momentOf, type StaffMailDeps, staffLocale } from './mail-staff.ts';

/** Tells an owner who changed the bank account, and when. The mail does not contain the account. */
export const sendAccountChanged = async (
  deps: StaffMailDeps,
  { staff_id, changed_by, changed_at }: JobData['send-account-changed'],
): Promise<void> => {
  const actor = await findStaffMember(deps.db, changed_by);
  await mailStaff(deps, staff_id, {
    kind: 'account-changed',
    values: { actor: actor?.name ?? '', when: momentOf(changed_at, staffLocale(deps.config)) },
    path: '/rules/transfer-account',
    key: `${staff_id}-${Date.parse(changed_at)}`,
  });
};
