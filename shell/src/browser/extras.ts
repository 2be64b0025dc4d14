/** The pieces of the frame that nobody needs at first: started once the page is at rest, each loaded when it is wanted. */
import type { HostServices } from 'shared-contracts/host';
import type { BootData } from '../boot-data.ts';
import { startNewsletter } from './newsletter/start-newsletter.ts';

export const startExtras = (boot: BootData, host: HostServices): void => {
  const { locale, extras } = boot;
  const { newsletter, t } = extras;
  if (newsletter) startNewsletter({ ...newsletter, t: t.newsletter, locale, host });
};
