import { TIME_ZONE } from 'shared-contracts/domain/santiago';
import type { Locale } from 'shared-contracts/locale';
import type { Config } from '../config.ts';
import type { Db } from '../db/connect.ts';
import type { Mailer } from '../mails/mailer.ts';
import { messageIdOf, type Notice, notice } from '../mails/notice.ts';
import { findMailShop } from '../modules/content/find-mail-shop.ts';
import { findStaffMember } from '../office/access/staff.repository.ts';

export interface StaffMailDeps {
  db: Db;
  mailer: Mailer;
  config: Config;
}

/** Staff have no language of their own: mails to them are in the shop's first. */
export const staffLocale = ({ LOCALES: [locale = 'es'] }: Config): Locale => locale;

/** Day and hour of a change. `at`: ISO 8601. */
export const momentOf = (at: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: TIME_ZONE }).format(
    new Date(at),
  );

/**
 * Mails a staff member, unless the access has ended since.
 * @param mail.path of the button, in the office
 * @param mail.key equal for retries of this mail
 */
export const mailStaff = async (
  { db, mailer, config }: StaffMailDeps,
  staffId: string,
  { path, key, ...content }: Pick<Notice, 'kind' | 'values' | 'facts'> & { path: string; key: string },
): Promise<void> => {
  const member = await findStaffMember(db, staffId);
  if (!member || member.status === 'disabled') return;
  const locale = staffLocale(config);
  await mailer.send(
    notice({
      ...content,
      locale,
      to: member.email,
      shop: await findMailShop(db, locale),
      name: member.name,
      url: `${config.OFFICE_URL}${path}`,
      messageId: messageIdOf(config.PUBLIC_URL, content.kind, key),
    }),
  );
};
