import { CONSENT_VERSIONS } from 'shared-contracts/domain/consent-words/versions';
import type { Locale } from 'shared-contracts/locale';
import type { NewsletterTick } from '../../db/schema/accounts.ts';
import { consentText } from '../consents/consents.service.ts';

/** Newsletter tick with its text, for the consent log (law 21.719). */
export const newsletterTick = (order: { id: string; locale: Locale }): NewsletterTick => ({
  order_id: order.id,
  text: consentText('newsletter', order.locale),
  version: CONSENT_VERSIONS.newsletter,
  ticked_at: new Date().toISOString(),
});
