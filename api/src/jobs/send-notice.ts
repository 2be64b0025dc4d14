import type { Db } from '../db/connect.ts';
import type { Mail, Mailer } from '../mails/mailer.ts';
import type { Notice } from '../mails/notice.ts';
import { findMailShop } from '../modules/content/find-mail-shop.ts';

/** Needs of a job that sends mails. `secret` signs the links. */
export interface MailDeps {
  db: Db;
  mailer: Mailer;
  publicUrl: string;
  secret: string;
}

interface Sent extends Omit<Notice, 'shop' | 'messageId'>, Pick<Mail, 'replyTo' | 'icalEvent'> {
  /** Parts of the message id, equal for retries of the mail. */
  key: readonly string[];
}

/** Sends a short mail of the shop. Loads its templates with the first one, to keep an idle process small. */
export const sendNotice = async (
  { db, mailer, publicUrl }: Omit<MailDeps, 'secret'>,
  { key, replyTo, icalEvent, ...content }: Sent,
): Promise<void> => {
  const { messageIdOf, notice } = await import('../mails/notice.ts');
  const shop = await findMailShop(db, content.locale);
  await mailer.send({
    ...notice({ ...content, shop, messageId: messageIdOf(publicUrl, ...key) }),
    replyTo,
    icalEvent,
  });
};
