/**
 * Shows the promotional modal after the age gate, unless the shopper closed it within a day
 * (docs/product/age-gate.md#promotional-modal).
 */
import { promoCookieName } from 'shared-contracts/domain/storage-keys';
import type { HostServices } from 'shared-contracts/host';
import { matchRoute } from 'shared-contracts/routes';
import { PROMO_DUE } from '../../promo-due.ts';
import { whenAdult } from '../../when-adult.ts';
import { hasCookie } from '../cookies.ts';
import { PROMO_DELAY_MS } from '../limits.ts';
import type { PromoParts } from './promo-modal.tsx';

/**
 * True while the modal must not interrupt the shopper: buying (cart to thank-you page), typing, or a layer is
 * open.
 */
const isBusy = (): boolean =>
  matchRoute(location.pathname)?.route.owner === 'checkout' ||
  document.querySelector('dialog[open], :popover-open, :is(input, textarea, select):focus') !== null;

export const startPromo = (parts: PromoParts, report: HostServices['report']): void => {
  const name = promoCookieName(parts.promo.title);
  const show = async (): Promise<void> => {
    if (hasCookie(name)) return;
    if (isBusy()) return later();
    const { showPromo } = await import(/* webpackChunkName: "promo" */ './promo-modal.tsx');
    // The shopper may have gone on while the code was loading.
    if (isBusy()) return later();
    showPromo(parts);
  };
  const tryShow = () => show().catch((error) => report(error, { kind: 'promo' }));
  const later = (): void => {
    setTimeout(tryShow, PROMO_DELAY_MS);
  };
  // The timer of the inline script ended before this code was loaded.
  if (performance.getEntriesByName(PROMO_DUE).length > 0) void tryShow();
  else whenAdult(later);
};
