import { consentWords as en } from 'shared-contracts/domain/consent-words/en';
import { consentWords as es } from 'shared-contracts/domain/consent-words/es';
import { CONSENT_VERSIONS } from 'shared-contracts/domain/consent-words/versions';
import type { Locale } from 'shared-contracts/locale';
import type { Executor, Tx } from '../../db/connect.ts';
import type { NewsletterTick } from '../../db/schema/accounts.ts';
import { sign } from '../../lib/signature.ts';

type ConsentWords = keyof typeof CONSENT_VERSIONS;

const WORDS = { es, en } as const;

/** What was agreed to, as it stood beside the checkbox. */
export const consentText = (words: ConsentWords, locale: Locale): string => {
  const read = WORDS[locale][words];
  return typeof read === 'string' ? read : `${read.before}${read.link}.`;
};

export interface ConsentGiven {
  email: string;
  userId: string | null;
  purpose: 'terms' | 'newsletter';
  granted: boolean;
  /** Where it was said: `registration`, `checkout`, `account`, `newsletter-form`, `newsletter-mail`, `reservation`. */
  channel: string;
  locale: Locale;
  ipHash: string | null;
  /** Ticked before the address confirmed it: the words of that moment. */
  tick?: NewsletterTick | null;
}

/** Tells two network addresses apart without keeping them. */
export const hashIp = (secret: string, ip: string): string => sign(secret, 'network-address', ip);

/** Which words stand beside the checkbox of the terms, where they are not the usual ones. */
const WORDS_OF_TERMS: Readonly<Record<string, ConsentWords>> = {
  checkout: 'account',
  reservation: 'reservation',
};

/** Writes a line of the log; lines are never changed. */
export const insertConsent = async (trx: Tx, consent: ConsentGiven): Promise<void> => {
  const { purpose, channel, tick } = consent;
  const words = purpose === 'terms' ? (WORDS_OF_TERMS[channel] ?? purpose) : purpose;
  await trx
    .insertInto('consents')
    .values({
      email: consent.email,
      user_id: consent.userId,
      purpose,
      granted: consent.granted,
      text: tick?.text ?? consentText(words, consent.locale),
      version: tick?.version ?? CONSENT_VERSIONS[words],
      channel,
      order_id: tick?.order_id ?? null,
      ticked_at: tick?.ticked_at ?? null,
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
