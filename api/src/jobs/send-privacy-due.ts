import { formatFullDate } from 'shared-contracts/domain/dates';
import type { Config } from '../config.ts';
import type { Db } from '../db/connect.ts';
import type { Mailer } from '../mails/mailer.ts';
import { messageIdOf, notice } from '../mails/notice.ts';
import { RIGHT_WORDS } from '../mails/privacy-notice.words.ts';
import { findMailShop } from '../modules/content/find-mail-shop.ts';
import { findRequest } from '../modules/privacy/privacy-requests.repository.ts';
import { findStaffMember } from '../office/access/staff.repository.ts';
import type { JobData } from '../queue/jobs.ts';

/** Reminds an owner of a request that is due soon. Names nobody: the office shows who asked. */
export const sendPrivacyDue = async (
  { db, mailer, config }: { db: Db; mailer: Mailer; config: Config },
  { request_id, owner_id, days }: JobData['send-privacy-due'],
): Promise<void> => {
  const [locale = 'es'] = config.LOCALES;
  const [row, owner] = [await findRequest(db, request_id), await findStaffMember(db, owner_id)];
  if (row?.status !== 'open' || !row.due_on || !owner || owner.status === 'disabled') return;
  await mailer.send(
    notice({
      kind: 'privacy-due',
      locale,
      to: owner.email,
      shop: await findMailShop(db, locale),
      values: {
        number: row.number,
        days: String(days),
        right: RIGHT_WORDS[row.kind][locale],
        due: formatFullDate(row.due_on, locale),
      },
      name: owner.name,
      url: `${config.OFFICE_URL}/privacy-requests/${row.id}`,
      messageId: messageIdOf(config.PUBLIC_URL, 'privacy-due', `${row.id}-${owner_id}-${days}`),
    }),
  );
};
