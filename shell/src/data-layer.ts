/**
 * Analytics data layer. Nothing is loaded or sent before consent (docs/product/analytics.md#consent). An inline
 * script and the shell's modules both write to it.
 */
declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

/** Delay of a page view after a route change (docs/product/analytics.md#events). */
const PAGE_VIEW_DELAY_MS = 250;
/** Performance mark of the last page view. Its `detail` is the address, without the origin. */
const PAGE_VIEWED = 'page viewed';

let pending: ReturnType<typeof setTimeout> | undefined;

export const track = (event: string, data: Record<string, unknown>): void => {
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...data });
};

const trackPageView = (): void => {
  const address = location.pathname + location.search;
  const last = performance.getEntriesByName(PAGE_VIEWED).at(-1) as PerformanceMark | undefined;
  if (last?.detail === address) return;
  performance.mark(PAGE_VIEWED, { detail: address });
  track('page_view', { page_path: location.pathname, page_title: document.title });
};

/**
 * Tracks a page view when the URL has not changed for 250 ms. A later head of the same page is not a new
 * view.
 */
export const pageViewed = (): void => {
  clearTimeout(pending);
  pending = setTimeout(trackPageView, PAGE_VIEW_DELAY_MS);
};

/** Tracks a new view when the browser restores the page from its back/forward cache. */
export const followRestores = (): void =>
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    performance.clearMarks(PAGE_VIEWED);
    pageViewed();
  });
