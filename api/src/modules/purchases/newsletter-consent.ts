import { CONSENT_VERSIONS } from 'shared-contracts/domain/consent-words/versions';
import type { Locale } from 'shared-contracts/locale';
import type { Tx } from '../../db/connect.ts';
import { consentText } from '../privacy/consents.ts';

/** Keeps who agreed to which words, when and where (law 21.719). */
export const insertNewsletterConsent = async (
  trx: Tx,
  order: { id: string; email: string; locale: Locale },
): Promise<void> => {
  await trx
    .insertInto('consents')
    .values({
      email: order.email,
      purpose: 'newsletter',
      granted: true,
      text: consentText('newsletter', order.locale),
      version: CONSENT_VERSIONS.newsletter,
      channel: 'checkout',
      order_id: order.id,
    })
    .execute();
};
