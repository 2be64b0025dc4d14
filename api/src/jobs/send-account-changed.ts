import { TIME_ZONE } from 'shared-contracts/domain/santiago';
import type { Config } from '../config.ts';
import type { Db } from '../db/connect.ts';
import type { Mailer } from '../mails/mailer.ts';
import { messageIdOf, notice } from '../mails/notice.ts';
import { findMailShop } from '../modules/content/find-mail-shop.ts';
import { findStaffMember } from '../office/access/staff.repository.ts';
import type { JobData } from '../queue/jobs.ts';

/** Tells an owner who changed the bank account, and when. The mail does not contain the account. */
export const sendAccountChanged = async (
  { db, mailer, config }: { db: Db; mailer: Mailer; config: Config },
  { staff_id, changed_by, changed_at }: JobData['send-account-changed'],
): Promise<void> => {
  const [locale = 'es'] = config.LOCALES;
  const [owner, actor] = [await findStaffMember(db, staff_id), await findStaffMember(db, changed_by)];
  if (!owner || owner.status === 'disabled') return;
  const when = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  }).format(new Date(changed_at));
  await mailer.send(
    notice({
      kind: 'account-changed',
      locale,
      to: owner.email,
      shop: await findMailShop(db, locale),
      values: { actor: actor?.name ?? '', when },
      name: owner.name,
      url: `${config.OFFICE_URL}/rules/transfer-account`,
      messageId: messageIdOf(config.PUBLIC_URL, 'account-changed', `${staff_id}-${Date.parse(changed_at)}`),
    }),
  );
};
