/**
 * What the shopper lets the shop measure (law 21.719: free, specific, prior, as easily withdrawn as given). Nobody asked
 * means no. Kept in this browser, followed by its other tabs.
 */
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';

/** Each purpose is decided by itself. */
export interface Consent {
  /** Which pages are visited and what is put into the cart. */
  measurement: boolean;
  /** Showing the shop's own wines elsewhere, and telling whether that led to a purchase. */
  advertising: boolean;
}

export const ALL: Consent = { measurement: true, advertising: true };
export const NOTHING: Consent = { measurement: false, advertising: false };

/** Other words or purposes are a new question: raise it. */
const VERSION = 1;
/** The question is asked again after a year. */
const KEPT_MS = 365 * 86_400_000;

/** What is kept: the answer, to which words, and when. */
interface Kept extends Consent {
  version: number;
  /** ms since 1970. */
  at: number;
}

const isCurrent = ({ version, at }: Partial<Kept>): boolean =>
  version === VERSION && typeof at === 'number' && Date.now() - at < KEPT_MS;

/** The answer, or null while there is none. */
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

/** Where storage is forbidden the answer holds for this page. */
export const decideConsent = ({ measurement, advertising }: Consent): void => {
  const kept: Kept = { measurement, advertising, version: VERSION, at: Date.now() };
  try {
    localStorage.setItem(STORAGE_KEYS.consent, JSON.stringify(kept));
  } catch {
    // Told below all the same.
  }
  tell({ measurement, advertising });
};

addEventListener('storage', ({ key }) => {
  const consent = key === STORAGE_KEYS.consent && readConsent();
  if (consent) tell(consent);
});

/**
 * Tells the answer at once when there is one, and at every change, also one made in another tab.
 * @returns its end
 */
export const followConsent = (listener: (consent: Consent) => void): (() => void) => {
  listeners.add(listener);
  const known = readConsent();
  if (known) listener(known);
  return () => listeners.delete(listener);
};
