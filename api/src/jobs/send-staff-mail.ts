import { lockStaffMember } from '../office/access/staff.repository.ts';
import { createStaffLink } from '../office/staff/staff-links.service.ts';
import type { JobData } from '../queue/job-list.ts';
import { type StaffMailDeps, staffLocale } from './mail-staff.ts';
import { sendNotice } from './send-notice.ts';

/**
 * Mails a link of its own to a staff member, because the database has only hashes of links. Sends nothing when the
 * staff member was disabled, or has set the password meanwhile.
 */
export const sendStaffMail = async (
  deps: StaffMailDeps,
  { staff_id, kind }: JobData['send-staff-mail'],
): Promise<void> => {
  const { db, config } = deps;
  const due = await db.transaction().execute(async (trx) => {
    const staff = await lockStaffMember(trx, staff_id);
    if (!staff || staff.disabled_at || staff.password_hash) return undefined;
    return { to: staff.email, name: staff.name, url: await createStaffLink(trx, config, staff_id) };
  });
  if (!due) return;
  await sendNotice(deps, { ...due, kind, locale: staffLocale(config), key: [kind, crypto.randomUUID()] });
};
