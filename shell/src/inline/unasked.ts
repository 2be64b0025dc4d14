/** Features that appear without use of the page: the consent banner, tags after consent, the promotion. */
import { hasCookie } from '../browser/cookies.ts';
import { PROMO_DELAY_MS } from '../browser/limits.ts';
import { PROMO_DUE } from '../promo-due.ts';
import { readConsent } from '../stored-consent.ts';
import { whenActive } from '../when-active.ts';
import { whenAdult } from '../when-adult.ts';
import { afterPaint } from './after-paint.ts';

export interface Unasked {
  /** The page measures visits or reports errors, for which it needs consent. */
  asksConsent: boolean;
  /** Name of the cookie that keeps the promotional modal closed. Absent without a modal. */
  promo: string | undefined;
}

/** Starts the page when one of these features is due. */
export const startUnasked = ({ asksConsent, promo }: Unasked, start: () => void): void => {
  if (asksConsent) {
    const consent = readConsent();
    if (!consent) whenAdult(() => afterPaint(start));
    else if (consent.measurement || consent.advertising) afterPaint(start);
  }
  if (!promo || hasCookie(promo)) return;
  const startWithPromo = () => {
    performance.mark(PROMO_DUE);
    start();
  };
  // The delay begins when the shopper opens a prerendered page.
  whenActive(() => whenAdult(() => setTimeout(startWithPromo, PROMO_DELAY_MS)));
};
