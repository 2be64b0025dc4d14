import type { Locale } from 'shared-contracts/locale';
import type { Tx } from '../../db/connect.ts';

/** The words beside the checkbox of the checkout. New words get a new version. */
export const NEWSLETTER_CONSENT: { version: string } & Record<Locale, string> = {
  version: '2026-11',
  es: 'Quiero recibir novedades y ofertas por correo. Puedo darme de baja cuando quiera.',
  en: 'I want to receive news and offers by e-mail. I can unsubscribe at any time.',
};

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
      text: NEWSLETTER_CONSENT[order.locale],
      version: NEWSLETTER_CONSENT.version,
      channel: 'checkout',
      order_id: order.id,
    })
    .execute();
};
