/** Entries of the data layer. Nothing is loaded or leaves the browser before consent (DESIGN §11). */
import type { Bus } from 'shared-contracts/bus/bus';
import { analyticsTrack } from 'shared-contracts/bus/topics';

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

/** SPEC §2: a page view is told this long after each route change. */
export const PAGE_VIEW_DELAY_MS = 250;

export const track = (event: string, data: Record<string, unknown>): void => {
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...data });
};

export const startAnalytics = (bus: Bus): void => {
  bus.subscribe(analyticsTrack, ({ event, data }) => track(event, data));
};

let pending: ReturnType<typeof setTimeout> | undefined;
let viewed: string | undefined;

/** Tell a page view once the address has been still for 250 ms; a page that only says more of itself is not seen again. */
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
