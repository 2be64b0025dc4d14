/** Starts the rarely used features of the shell. Each one loads its code on demand. */
import type { Bus } from 'shared-contracts/bus/bus';
import { sessionState } from 'shared-contracts/bus/topics';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import type { HostServices } from 'shared-contracts/host';
import type { BootData } from '../boot-data.ts';
import { readStored } from '../read-stored.ts';
import { startCasePanel } from './case-panel.ts';
import type { FloatingParts } from './floating/floating.tsx';
import { startLateFonts } from './late-fonts.ts';
import { startNewsletter } from './newsletter/start-newsletter.ts';
import { startPromo } from './promo/start-promo.ts';
import { startToasts } from './toasts/start-toasts.ts';

/** Loads share panel and help bubble on the first scroll (docs/product/frame.md#floating-buttons). */
const startFloating = (parts: FloatingParts, report: HostServices['report']): void => {
  const show = (): void => {
    import(/* webpackChunkName: "floating" */ './floating/floating.tsx')
      .then(({ showFloating }) => showFloating(parts))
      .catch((error) => report(error, { kind: 'floating' }));
  };
  if (scrollY > 0) show();
  else addEventListener('scroll', show, { once: true, passive: true });
};

/**
 * Starts catalog's favourites service for a browser that has favourites, for a customer, whose account may have some, and
 * on a page with a place for recently seen products.
 */
const startFavouritesWhenNeeded = (bus: Bus, wake: () => void): void => {
  const look = (): void => {
    if (readStored(STORAGE_KEYS.favourites) || document.querySelector('[data-recently-seen]')) wake();
  };
  look();
  for (const type of ['storage', 'shop:live']) addEventListener(type, look);
  bus.subscribe(sessionState, ({ kind }) => kind === 'customer' && wake());
};

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
