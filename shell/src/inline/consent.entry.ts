/**
 * Inline script of pages that need consent: banner, tag manager, and the page view of a visitor who agreed. The
 * server writes the id of the tag manager's container into its attribute `data-tag-manager`.
 */
import { announceLive } from '../browser/announce-live.ts';
import { followConsent } from '../consent.ts';
import { followRestores, pageViewed } from '../data-layer.ts';
import { whenActive } from '../when-active.ts';
import { afterPaint } from './after-paint.ts';
import { startConsentBanner } from './consent-banner.ts';
import { startTagManager } from './tag-manager.ts';

const { tagManager } = (document.currentScript as HTMLScriptElement).dataset;
startConsentBanner();
// The links that open the banner work from now on.
for (const link of document.querySelectorAll<HTMLElement>('a[data-opens="consent"]')) announceLive(link);

const measure = (id: string): void => {
  startTagManager(id);
  let isFollowing = false;
  followConsent(({ measurement, advertising }) => {
    if (!measurement && !advertising) return;
    pageViewed();
    if (!isFollowing) followRestores();
    isFollowing = true;
  });
};
if (tagManager) whenActive(() => afterPaint(() => measure(tagManager)));
