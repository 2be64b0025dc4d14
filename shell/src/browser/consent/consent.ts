/**
 * Consent to analytics and advertising, which must be free, specific, prior, and as easy to withdraw as to
 * give (law 21.719). Without an answer there is no consent. Stored in this browser and shared by its tabs.
 */
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';

/** Consent by purpose. */
export interface Consent {
  /** Measure visited pages and additions to the cart. */
  measurement: boolean;
  /** Show advertising on other sites and measure the resulting purchases. */
  advertising: boolean;
}

export const ALL: Consent = { measurement: true, advertising: true };
export const NOTHING: Consent = { measurement: false, advertising: false };

/** Version of text and purposes. Increase it when either changes, so that shoppers are asked again. */
const VERSION = 1;
/** A consent expires after a year. */
const KEPT_MS = 365 * 86_400_000;

/** Stored consent: answer, version of the text, time. */
interface Kept extends Consent {
  version: number;
  /** ms since 1970. */
  at: number;
}

const isCurrent = ({ version, at }: Partial<Kept>): boolean =>
  version === VERSION && typeof at === 'number' && Date.now() - at < KEPT_MS;

/** Current consent. Null before the first answer. */
export const readConsent = (): Consent | null => {
  try {
    const kept = JSON.parse(localStorage.getItem(STORAGE_KEYS.consent) ?? '{}') as Partial<Kept>;
    const { measurement, advertising } = kept;
    return isCurrent(kept) ? { measurement: measurement === true, advertising: advertising === true } : null;
  } catch {
    return null;
  }
};

const listeners = new Set<(consent: Consent) => void>();
const tell = (consent: Consent): void => {
  for (const listener of listeners) listener(consent);
};

/** Stores the consent. When storage is blocked, it is valid for this page only. */
export const decideConsent = ({ measurement, advertising }: Consent): void => {
  const kept: Kept = { measurement, advertising, version: VERSION, at: Date.now() };
  try {
    localStorage.setItem(STORAGE_KEYS.consent, JSON.stringify(kept));
  } catch {
    // Storage is blocked. The listeners below are notified all the same.
  }
  tell({ measurement, advertising });
};

addEventListener('storage', ({ key }) => {
  const consent = key === STORAGE_KEYS.consent && readConsent();
  if (consent) tell(consent);
});

/**
 * Calls the listener at once with the current consent, and at every change, also in other tabs.
 * @returns ends the subscription
 */
export const followConsent = (listener: (consent: Consent) => void): (() => void) => {
  listeners.add(listener);
  const known = readConsent();
  if (known) listener(known);
  return () => listeners.delete(listener);
};
