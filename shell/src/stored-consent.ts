/**
 * The visitor's stored consent to analytics and advertising, which must be free, specific, prior, and as easy
 * to withdraw as to give (law 21.719). Without an answer there is no consent.
 */
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';

/** Consent by purpose. */
export interface Consent {
  /** Measure visited pages and additions to the cart. */
  measurement: boolean;
  /** Show advertising on other sites and measure the resulting purchases. */
  advertising: boolean;
}

/** Version of text and purposes. Increase it when either changes, so that shoppers are asked again. */
export const CONSENT_VERSION = 1;
/** A consent expires after a year. */
const KEPT_MS = 365 * 86_400_000;

/** Stored consent: answer, version of the text, time. */
export interface StoredConsent extends Consent {
  version: number;
  /** ms since 1970. */
  at: number;
}

const isCurrent = ({ version, at }: Partial<StoredConsent>): boolean =>
  version === CONSENT_VERSION && typeof at === 'number' && Date.now() - at < KEPT_MS;

/** Current consent. Null before the first answer. */
export const readConsent = (): Consent | null => {
  try {
    const kept = JSON.parse(localStorage.getItem(STORAGE_KEYS.consent) ?? '{}') as Partial<StoredConsent>;
    const { measurement, advertising } = kept;
    return isCurrent(kept) ? { measurement: measurement === true, advertising: advertising === true } : null;
  } catch {
    return null;
  }
};
