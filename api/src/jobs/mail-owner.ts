import { TIME_ZONE } from 'shared-contracts/domain/santiago';
import type { Locale } from 'shared-contracts/locale';
import type { Config } from '../config.ts';
import type { Db } from '../db/connect.ts';
import type { Mailer } from '../mails/mailer.ts';
import { messageIdOf, type Notice, notice } from '../mails/notice.ts';
import { findMailShop } from '../modules/content/find-mail-shop.ts';
import { findStaffMember } from '../office/access/staff.repository.ts';

export interface OwnerMailDeps {
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
 * Mails an owner, unless the owner's access has ended since.
 * @param mail.path of the button, in the office
 * @param mail.key equal for retries of this mail
 */
export const mailOwner = async (
  { db, mailer, config }: OwnerMailDeps,
  ownerId: string,
  { kind, values, path, key }: Pick<Notice, 'kind' | 'values'> & { path: string; key: string },
): Promise<void> => {
  const owner = await findStaffMember(db, ownerId);
  if (!owner || owner.status === 'disabled') return;
  const locale = staffLocale(config);
  await mailer.send(
    notice({
      kind,
      locale,
      to: owner.email,
      shop: await findMailShop(db, locale),
      values,
      name: owner.name,
      url: `${config.OFFICE_URL}${path}`,
      messageId: messageIdOf(config.PUBLIC_URL, kind, key),
    }),
  );
};
