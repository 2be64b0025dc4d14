import type { FastifyRequest } from 'fastify';
import { consentWords as en } from 'shared-contracts/domain/consent-words/en';
import { consentWords as es } from 'shared-contracts/domain/consent-words/es';
import { CONSENT_VERSIONS } from 'shared-contracts/domain/consent-words/versions';
import type { Locale } from 'shared-contracts/locale';
import type { Tx } from '../../db/connect.ts';
import type { NewsletterTick } from '../../db/schema/accounts.ts';
import { sign } from '../../lib/signature.ts';
import { insertConsent } from './consents.repository.ts';

type ConsentWords = keyof typeof CONSENT_VERSIONS;

const WORDS = { es, en } as const;

/** The text beside the checkbox, as the person saw it. */
export const consentText = (words: ConsentWords, locale: Locale): string => {
  const read = WORDS[locale][words];
  return typeof read === 'string' ? read : `${read.before}${read.link}.`;
};

export interface ConsentGiven {
  email: string;
  userId: string | null;
  purpose: 'terms' | 'newsletter';
  granted: boolean;
  /**
   * Where the person agreed: `registration`, `checkout`, `account`, `newsletter-form`,
   * `newsletter-mail`, `reservation`. `office`: staff withdrew it.
   */
  channel: string;
  locale: Locale;
  ipHash: string | null;
  /** The text at the time of the tick, if the person ticked the box before the address was confirmed. */
  tick?: NewsletterTick | null;
}

/** Distinguishes network addresses without storing them. */
export const hashIp = (secret: string, ip: string): string => sign(secret, 'network-address', ip);

/** Language and network of a person who agrees to something. */
export interface Origin {
  locale: Locale;
  ipHash: string | null;
}

export const originOf = (secret: string, { locale, ip }: Pick<FastifyRequest, 'locale' | 'ip'>): Origin => ({
  locale,
  ipHash: hashIp(secret, ip),
});

/** Channels whose checkbox of the terms has its own text. */
const WORDS_OF_TERMS: Readonly<Record<string, ConsentWords>> = {
  checkout: 'account',
  reservation: 'reservation',
};

/** Writes a line of the consent log. The log is append-only. */
export const logConsent = async (trx: Tx, consent: ConsentGiven): Promise<void> => {
  const { purpose, channel, tick } = consent;
  const words = purpose === 'terms' ? (WORDS_OF_TERMS[channel] ?? purpose) : purpose;
  await insertConsent(trx, {
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
  });
};
