import type { Locale } from 'shared-contracts/locale';
import type { Config } from '../config.ts';
import type { Notice } from '../mails/notice.ts';
import { findStaffMember } from '../office/access/staff.repository.ts';
import { type MailDeps, sendNotice } from './send-notice.ts';

export interface StaffMailDeps extends MailDeps {
  config: Pick<Config, 'LOCALES' | 'OFFICE_URL'>;
}

/** Staff have no language of their own: mails to them are in the shop's first. */
export const staffLocale = ({ LOCALES: [locale = 'es'] }: Pick<Config, 'LOCALES'>): Locale => locale;

/**
 * Mails a staff member, unless the access has ended since.
 * @param mail.path of the button, in the office
 * @param mail.key equal for retries of this mail
 */
export const mailStaff = async (
  deps: StaffMailDeps,
  staffId: string,
  { path, key, ...content }: Pick<Notice, 'kind' | 'values' | 'facts'> & { path: string; key: string },
): Promise<void> => {
  const member = await findStaffMember(deps.db, staffId);
  if (!member || member.status === 'disabled') return;
  await sendNotice(deps, {
    ...content,
    locale: staffLocale(deps.config),
    to: member.email,
    name: member.name,
    url: `${deps.config.OFFICE_URL}${path}`,
    key: [content.kind, key],
  });
};
