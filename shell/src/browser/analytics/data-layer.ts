/** Analytics data layer. Nothing is loaded or sent before consent (docs/product/analytics.md#consent). */
import type { Bus } from 'shared-contracts/bus/bus';
import { analyticsTrack } from 'shared-contracts/bus/topics';

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

/** Delay of a page view after a route change (docs/product/analytics.md#events). */
const PAGE_VIEW_DELAY_MS = 250;

let pending: ReturnType<typeof setTimeout> | undefined;
let viewed: string | undefined;

export const track = (event: string, data: Record<string, unknown>): void => {
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...data });
};

export const startAnalytics = (bus: Bus): void => {
  bus.subscribe(analyticsTrack, ({ event, data }) => track(event, data));
  // Back to a page in the back/forward cache is a new view.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    viewed = undefined;
    pageViewed();
  });
};

/**
 * Tracks a page view when the URL has not changed for 250 ms. A later head of the same page is not a new
 * view.
 */
export const pageViewed = (): void => {
  const address = location.pathname + location.search;
  if (viewed === address) return;
  viewed = address;
  clearTimeout(pending);
  pending = setTimeout(
    () => track('page_view', { page_path: location.pathname, page_title: document.title }),
    PAGE_VIEW_DELAY_MS,
  );
};
