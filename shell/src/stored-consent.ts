/**
 * The visitor's stored consent to analytics and advertising, which must be free, specific, prior, and as easy
 * to withdraw as to give (law 21.719). Without an answer there is no consent.
 */
import { COOKIE_CONSENT_VERSION } from 'shared-contracts/domain/consent-words/versions';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';

/** Consent by purpose. */
export interface Consent {
  /** Measure visited pages and additions to the cart. */
  measurement: boolean;
  /** Show advertising on other sites and measure the resulting purchases. */
  advertising: boolean;
}

/** A consent expires after a year. */
const KEPT_MS = 365 * 86_400_000;

/** Stored consent: answer, version of the text, time. */
export interface StoredConsent extends Consent {
  version: number;
  /** ms since 1970. */
  at: number;
  /** Random id of the browser in the log of consents. Absent in consents of earlier versions. */
  id?: string | undefined;
}

const isCurrent = ({ version, at }: Partial<StoredConsent>): boolean =>
  version === COOKIE_CONSENT_VERSION && typeof at === 'number' && Date.now() - at < KEPT_MS;

/** Stored consent, also of an earlier version. */
export const readStoredConsent = (): Partial<StoredConsent> => {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEYS.consent) ?? '{}') ?? {};
  } catch {
    return {};
  }
};

/** Current consent. Null before the first answer. */
export const readConsent = (): Consent | null => {
  const kept = readStoredConsent();
  const { measurement, advertising } = kept;
  return isCurrent(kept) ? { measurement: measurement === true, advertising: advertising === true } : null;
};
