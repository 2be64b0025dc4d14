import { formatFullDate } from 'shared-contracts/domain/dates';
import { dayInSantiago } from 'shared-contracts/domain/santiago';
import type { Db } from '../db/connect.ts';
import { daysUntil } from '../lib/santiago.ts';
import { DAYS_LEFT_WORDS, RIGHT_WORDS } from '../mails/privacy-notice.words.ts';
import { findRequest, updateWarned } from '../modules/privacy/privacy-requests.repository.ts';
import { findOwners } from '../office/access/staff.repository.ts';
import type { JobData } from '../queue/job-list.ts';
import type { Jobs } from '../queue/jobs.ts';
import { mailStaff, type StaffMailDeps, staffLocale } from './mail-staff.ts';

/** Days before the due day of a request on which the owners get a mail. The fewest first: one mail for each run. */
const WARN_DAYS = [3, 10] as const;

/** Queues the reminders of requests about personal data that are due soon. */
export const warnDueRequests = ({ db, jobs }: { db: Db; jobs: Jobs }): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const owners = await findOwners(trx);
    const today = dayInSantiago(new Date());
    for (const days of WARN_DAYS)
      for (const id of await updateWarned(trx, days, today))
        for (const owner_id of owners)
          await jobs.enqueue(trx, 'send-privacy-due', { request_id: id, owner_id, days });
  });

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
      // Fewer than `days` when the run or the mail came late.
      left: DAYS_LEFT_WORDS[locale](daysUntil(dayInSantiago(new Date()), row.due_on)),
      right: RIGHT_WORDS[row.kind][locale],
      due: formatFullDate(row.due_on, locale),
    },
    path: `/privacy-requests/${row.id}`,
    key: `${row.id}-${owner_id}-${days}`,
  });
};
