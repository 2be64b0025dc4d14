/** Asks for consent once the age gate is passed, and again whenever the footer's "Cookies" is pressed. */
import type { HostServices } from 'shared-contracts/host';
import { whenAdult } from '../when-adult.ts';
import { readConsent } from './consent.ts';
import type { ConsentMessages } from './consent-banner.tsx';

export const startConsent = (t: ConsentMessages, report: HostServices['report']): void => {
  const ask = async (isReopened: boolean): Promise<void> => {
    try {
      const { showConsentBanner } = await import(/* webpackChunkName: "consent" */ './consent-banner.tsx');
      showConsentBanner(t, isReopened);
    } catch (error) {
      report(error, { kind: 'consent' });
    }
  };
  if (readConsent() === null) whenAdult(() => void ask(false));
  document.addEventListener(
    'click',
    (event) => {
      if (!(event.target as Element).closest('[data-opens="consent"]')) return;
      event.preventDefault();
      void ask(true);
    },
    // Before the navigation, which would follow the link to the page on privacy.
    { capture: true },
  );
};
