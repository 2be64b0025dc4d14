/** Starts the rarely used features of the shell. Each one loads its code on demand. */
import type { HostServices } from 'shared-contracts/host';
import type { BootData } from '../boot-data.ts';
import { startCasePanel } from './case-panel.ts';
import { startFavouritesWhenNeeded } from './favourites-when-needed.ts';
import { startFloating } from './floating/start-floating.ts';
import { startLateFonts } from './late-fonts.ts';
import { startNewsletter } from './newsletter/start-newsletter.ts';
import { startPromo } from './promo/start-promo.ts';
import { startToasts } from './toasts/start-toasts.ts';

/**
 * @param checkout host of the checkout, for its panel
 * @param wakeFavourites starts the service that shows favourites and recently seen products
 */
export const startExtras = (
  { locale, extras, remotes }: BootData,
  host: HostServices,
  checkout: HostServices,
  wakeFavourites: () => void,
): void => {
  const { newsletter, promo, share, help, t } = extras;
  startLateFonts();
  startToasts(host);
  startCasePanel(checkout);
  startFavouritesWhenNeeded(host.bus, wakeFavourites);
  if (newsletter) startNewsletter({ ...newsletter, t: t.newsletter, locale, host });
  if (promo) startPromo({ promo, locale }, host.report);
  if (share || help)
    startFloating({ share, help, t, locale, remotes, openDialog: host.openDialog }, host.report);
};
