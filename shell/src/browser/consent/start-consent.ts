/** Shows the consent banner after the age gate, and when the shopper clicks "Cookies" in the footer. */
import type { HostServices } from 'shared-contracts/host';
import { readConsent } from '../../stored-consent.ts';
import { whenAdult } from '../../when-adult.ts';
import { announceLive } from '../announce-live.ts';
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
    // The capture phase runs before the navigation of the shell, which would follow the link to the privacy
    // page.
    { capture: true },
  );
  for (const link of document.querySelectorAll<HTMLElement>('a[data-opens="consent"]')) announceLive(link);
};
