import type { Config } from '../config.ts';
import type { Db } from '../db/connect.ts';
import type { Mailer } from '../mails/mailer.ts';
import { messageIdOf, notice } from '../mails/notice.ts';
import { findMailShop } from '../modules/content/find-mail-shop.ts';
import { lockStaffMember } from '../office/access/staff.repository.ts';
import { createStaffLink } from '../office/staff/staff-links.service.ts';
import type { JobData } from '../queue/job-list.ts';

/**
 * Mails a link of its own to a staff member, because the database has only hashes of links. Sends nothing when the
 * staff member was disabled, or has set the password meanwhile.
 */
export const sendStaffMail = async (
  { db, mailer, config }: { db: Db; mailer: Mailer; config: Config },
  { staff_id, kind }: JobData['send-staff-mail'],
): Promise<void> => {
  const [locale = 'es'] = config.LOCALES;
  const due = await db.transaction().execute(async (trx) => {
    const staff = await lockStaffMember(trx, staff_id);
    if (!staff || staff.disabled_at || staff.password_hash) return undefined;
    return { to: staff.email, name: staff.name, url: await createStaffLink(trx, config, staff_id) };
  });
  if (!due) return;
  await mailer.send(
    notice({
      kind,
      locale,
      to: due.to,
      shop: await findMailShop(db, locale),
      values: {},
      name: due.name,
      url: due.url,
      messageId: messageIdOf(config.PUBLIC_URL, kind, crypto.randomUUID()),
    }),
  );
};
