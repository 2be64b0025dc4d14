/** Timer of the promotional modal. Its end starts the page's modules, also when the shopper does not use the page. */
import { hasCookie } from '../browser/cookies.ts';
import { PROMO_DELAY_MS } from '../browser/limits.ts';
import { PROMO_DUE } from '../promo-due.ts';
import { whenActive } from '../when-active.ts';
import { whenAdult } from '../when-adult.ts';

/**
 * Starts the page when the promotional modal is due.
 * @param promo name of the cookie that keeps the modal closed; absent without a modal
 */
export const startPromoTimer = (promo: string | undefined, start: () => void): void => {
  if (!promo || hasCookie(promo)) return;
  const startWithPromo = () => {
    // Tells start-promo.ts, one of these modules, that the delay is over.
    performance.mark(PROMO_DUE);
    start();
  };
  // The delay begins when the shopper opens a prerendered page.
  whenActive(() => whenAdult(() => setTimeout(startWithPromo, PROMO_DELAY_MS)));
};
