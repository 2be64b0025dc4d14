import { COOKIE_CHOICES_PATH } from 'shared-contracts/api/cookie-choices';
import { readStored } from '../stored-consent.ts';

/**
 * Sends the stored answer to the shop's log of consents, without waiting. An older API does not know the address, and a
 * lost report changes nothing for the shopper.
 */
export const reportConsent = (): void => {
  const { at: _, ...choice } = readStored();
  // Storage is blocked, or the page is not safe: browsers have no random ids there.
  if (!choice.id) return;
  const body = JSON.stringify({ ...choice, locale: document.documentElement.lang });
  navigator.sendBeacon(COOKIE_CHOICES_PATH, new Blob([body], { type: 'application/json' }));
};
