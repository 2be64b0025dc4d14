import { hrefs } from 'shared-contracts/hrefs';
import type { Db } from '../db/connect.ts';
import { linkUrl } from '../lib/link-url.ts';
import type { Mailer } from '../mails/mailer.ts';
import { findMailShop } from '../modules/content/find-mail-shop.ts';
import { findSubscription } from '../modules/forms/newsletter.repository.ts';
import { newsletterToken } from '../modules/forms/newsletter.service.ts';
import { mayUseDataOf } from '../personal-data/data-limits.repository.ts';

/** Asks an address to confirm the newsletter. Sends nothing when it is already confirmed, or the data is blocked. */
export const sendNewsletterMail = async (
  { db, mailer, publicUrl, secret }: { db: Db; mailer: Mailer; publicUrl: string; secret: string },
  { subscription_id }: { subscription_id: string },
): Promise<void> => {
  const row = await findSubscription(db, subscription_id);
  if (row?.status !== 'pending' || !(await mayUseDataOf(db, row.email))) return;
  const unsubscribe = linkUrl(
    publicUrl,
    'newsletter-unsubscribe',
    newsletterToken(secret, 'unsubscribe', row),
  );
  const { messageIdOf, notice } = await import('../mails/notice.ts');
  await mailer.send({
    ...notice({
      kind: 'newsletter-confirm',
      locale: row.locale,
      to: row.email,
      shop: await findMailShop(db, row.locale),
      values: {},
      unsubscribeUrl: unsubscribe,
      dataUrl: publicUrl + hrefs.myData,
      url: linkUrl(publicUrl, 'newsletter-confirm', newsletterToken(secret, 'confirm', row)),
      messageId: messageIdOf(publicUrl, 'newsletter', row.id, String(row.asked_at.getTime())),
    }),
    // Enables the unsubscribe button of mail programs (RFC 8058).
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
};
