/** Changes of the visitor's consent, which the tabs of a browser share. */
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { CONSENT_VERSION, type Consent, readConsent, type StoredConsent } from '../../stored-consent.ts';

export const ALL: Consent = { measurement: true, advertising: true };
export const NOTHING: Consent = { measurement: false, advertising: false };

const listeners = new Set<(consent: Consent) => void>();
const tell = (consent: Consent): void => {
  for (const listener of listeners) listener(consent);
};

/** Stores the consent. When storage is blocked, it is valid for this page only. */
export const decideConsent = ({ measurement, advertising }: Consent): void => {
  const kept: StoredConsent = { measurement, advertising, version: CONSENT_VERSION, at: Date.now() };
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
