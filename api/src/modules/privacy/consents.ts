import type { Locale } from 'shared-contracts/locale';
import type { Executor, Tx } from '../../db/connect.ts';
import { sign } from '../../lib/signature.ts';

/** Words that people agree to beside a checkbox. New words get a new version (law 21.719). */
export const CONSENT_WORDS = {
  terms: {
    version: '2026-11',
    es: 'Soy mayor de 18 años y acepto las condiciones generales y la política de privacidad.',
    en: 'I am 18 or older and accept the general conditions and the privacy policy.',
  },
  newsletter: {
    version: '2026-11',
    es: 'Quiero recibir novedades y ofertas por correo. Puedo darme de baja cuando quiera.',
    en: 'I want to receive news and offers by e-mail. I can unsubscribe at any time.',
  },
} as const satisfies Record<string, { version: string } & Record<Locale, string>>;

export interface ConsentGiven {
  email: string;
  userId: string | null;
  purpose: keyof typeof CONSENT_WORDS;
  granted: boolean;
  /** Where it was said: `registration`, `account`, `newsletter-form`, `newsletter-mail`, `reservation`. */
  channel: string;
  locale: Locale;
  ipHash: string | null;
}

/** Tells two network addresses apart without keeping them. */
export const hashIp = (secret: string, ip: string): string => sign(secret, 'network-address', ip);

/** Writes a line of the log; lines are never changed. */
export const insertConsent = async (trx: Tx, consent: ConsentGiven): Promise<void> => {
  const words = CONSENT_WORDS[consent.purpose];
  await trx
    .insertInto('consents')
    .values({
      email: consent.email,
      user_id: consent.userId,
      purpose: consent.purpose,
      granted: consent.granted,
      text: words[consent.locale],
      version: words.version,
      channel: consent.channel,
      order_id: null,
      ip_hash: consent.ipHash,
    })
    .execute();
};

/** The log of an address, the newest line first. */
export const findConsents = (db: Executor, email: string) =>
  db
    .selectFrom('consents')
    .select(['purpose', 'granted', 'text', 'version', 'channel', 'created_at'])
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .orderBy('id', 'desc')
    .execute();
