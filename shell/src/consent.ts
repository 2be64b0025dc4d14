/** Changes of the visitor's consent, which the scripts of a page and the tabs of a browser share. */
import { COOKIE_CONSENT_VERSION } from 'shared-contracts/domain/consent-words/versions';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { type Consent, readConsent, readStoredConsent, type StoredConsent } from './stored-consent.ts';

/** Event of the document with the new consent. The inline script and the modules share no variables. */
const CHANGED = 'shop:consent';
const tell = (detail: Consent): boolean => document.dispatchEvent(new CustomEvent(CHANGED, { detail }));

/** Stores the consent. When storage is blocked, it is valid for this page only. */
export const decideConsent = ({ measurement, advertising }: Consent): void => {
  const id = readStoredConsent().id ?? crypto.randomUUID?.();
  const kept: StoredConsent = {
    measurement,
    advertising,
    version: COOKIE_CONSENT_VERSION,
    at: Date.now(),
    id,
  };
  try {
    localStorage.setItem(STORAGE_KEYS.consent, JSON.stringify(kept));
  } catch {
    // Storage is blocked. The listeners are notified all the same.
  }
  tell({ measurement, advertising });
};

/**
 * Calls the listener at once with the current consent, and at every change, also in other tabs and before this page
 * came back from the back/forward cache.
 */
export const followConsent = (listener: (consent: Consent) => void): void => {
  document.addEventListener(CHANGED, ({ detail }: CustomEventInit<Consent>) => detail && listener(detail));
  /** `pageshow` has no key. */
  const readAgain = ({ key }: Partial<StorageEvent>): void => {
    const consent = (key ?? STORAGE_KEYS.consent) === STORAGE_KEYS.consent && readConsent();
    if (consent) listener(consent);
  };
  for (const type of ['storage', 'pageshow']) addEventListener(type, readAgain);
  readAgain({});
};
