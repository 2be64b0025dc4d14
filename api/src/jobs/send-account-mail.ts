import { hrefs } from 'shared-contracts/hrefs';
import type { Locale } from 'shared-contracts/locale';
import { withLocale } from 'shared-contracts/with-locale';
import type { Executor, Tx } from '../db/connect.ts';
import type { AccountMailKind } from '../db/schema/accounts.ts';
import { linkUrl } from '../lib/link-url.ts';
import { createLink } from '../modules/accounts/account-links.service.ts';
import { deleteAccountMail, lockAccountMail } from '../modules/accounts/account-mails.repository.ts';
import { findUser, type UserRow } from '../modules/accounts/users.repository.ts';
import { findUserByEmail } from '../modules/sessions/sessions.repository.ts';
import type { JobData } from '../queue/job-list.ts';
import { type MailDeps, sendNotice } from './send-notice.ts';

/** Sends an account mail. Sends nothing if the address has no account, or the mail is no longer needed. */
export const sendAccountMail = async (
  deps: MailDeps,
  { mail_id }: JobData['send-account-mail'],
): Promise<void> => {
  const { db, publicUrl } = deps;
  const due = await db.transaction().execute((trx) => prepareMail(trx, publicUrl, mail_id));
  if (due) {
    const { mail, user, to, url } = due;
    await sendNotice(deps, {
      kind: mail.kind,
      locale: mail.locale,
      to,
      name: user.first_name,
      url,
      key: ['account', mail.id],
    });
  }
  await deleteAccountMail(db, mail_id);
};

/**
 * Creates the mail's link. The mail's row stays locked until the link is stored, so that a password change
 * deletes both, or deletes the row before a link exists.
 */
const prepareMail = async (trx: Tx, publicUrl: string, mailId: string) => {
  const mail = await lockAccountMail(trx, mailId);
  if (!mail) return undefined;
  const userId = mail.user_id ?? (await findUserByEmail(trx, mail.email))?.id;
  const user = userId && (await findUser(trx, userId));
  if (!user || !isDue(mail.kind, user)) return undefined;
  // The typed address may differ in capitals: send to the address of the account.
  const to = mail.user_id === null ? user.email : mail.email;
  return { mail, user, to, url: await urlOf(trx, publicUrl, { ...mail, email: to }, user) };
};

/** A verification mail is not needed when the address was verified meanwhile. */
const isDue = (kind: AccountMailKind, user: UserRow): boolean =>
  kind !== 'verify-email' || user.email_verified_at === null;

const urlOf = async (
  db: Executor,
  publicUrl: string,
  { kind, locale, email }: { kind: AccountMailKind; locale: Locale; email: string },
  { id: userId }: UserRow,
): Promise<string | undefined> => {
  switch (kind) {
    case 'verify-email':
    case 'change-email':
      return linkUrl(publicUrl, kind, await createLink(db, { userId, purpose: kind, email }));
    case 'reset-password': {
      const token = await createLink(db, { userId, purpose: kind, email });
      return withLocale(`${publicUrl}/reiniciar-contrasena?token=${token}`, locale);
    }
    case 'known-email':
      return withLocale(publicUrl + hrefs.recover, locale);
    default:
      return undefined;
  }
};
