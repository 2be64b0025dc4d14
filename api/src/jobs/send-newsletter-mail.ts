import { hrefs } from 'shared-contracts/hrefs';
import { withLocale } from 'shared-contracts/with-locale';
import { linkUrl } from '../lib/link-url.ts';
import { findSubscription } from '../modules/forms/newsletter.repository.ts';
import { newsletterToken } from '../modules/forms/newsletter.service.ts';
import { mayUseDataOf } from '../personal-data/data-limits.repository.ts';
import type { JobData } from '../queue/job-list.ts';
import { type MailDeps, sendNotice } from './send-notice.ts';

/** Asks an address to confirm the newsletter. Sends nothing when it is already confirmed, or the data is blocked. */
export const sendNewsletterMail = async (
  deps: MailDeps,
  { subscription_id }: JobData['send-newsletter-mail'],
): Promise<void> => {
  const { db, publicUrl, secret } = deps;
  const row = await findSubscription(db, subscription_id);
  if (row?.status !== 'pending' || !(await mayUseDataOf(db, row.email))) return;
  await sendNotice(deps, {
    kind: 'newsletter-confirm',
    locale: row.locale,
    to: row.email,
    unsubscribeUrl: linkUrl(publicUrl, 'newsletter-unsubscribe', newsletterToken(secret, 'unsubscribe', row)),
    dataUrl: withLocale(publicUrl + hrefs.myData, row.locale),
    url: linkUrl(publicUrl, 'newsletter-confirm', newsletterToken(secret, 'confirm', row)),
    key: ['newsletter', row.id, String(row.asked_at.getTime())],
  });
};
