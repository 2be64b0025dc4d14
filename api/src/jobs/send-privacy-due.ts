import { formatFullDate } from 'shared-contracts/domain/dates';
import { RIGHT_WORDS } from '../mails/privacy-notice.words.ts';
import { findRequest } from '../modules/privacy/privacy-requests.repository.ts';
import type { JobData } from '../queue/job-list.ts';
import { mailStaff, type StaffMailDeps, staffLocale } from './mail-staff.ts';

/** Reminds an owner of a request that is due soon. Names nobody: the office shows who asked. */
export const sendPrivacyDue = async (
  deps: StaffMailDeps,
  { request_id, owner_id, days }: JobData['send-privacy-due'],
): Promise<void> => {
  const locale = staffLocale(deps.config);
  const row = await findRequest(deps.db, request_id);
  if (row?.status !== 'open' || !row.due_on) return;
  await mailStaff(deps, owner_id, {
    kind: 'privacy-due',
    values: {
      number: row.number,
      days: String(days),
      right: RIGHT_WORDS[row.kind][locale],
      due: formatFullDate(row.due_on, locale),
    },
    path: `/privacy-requests/${row.id}`,
    key: `${row.id}-${owner_id}-${days}`,
  });
};
