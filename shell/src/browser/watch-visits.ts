/**
 * Watches whether the page was left, and whether it came back from the back/forward cache. WebKit keeps a page with its
 * requests and lets them fail when it shows the page again. A write that is sent again then would undo what the shopper
 * did on the pages between.
 */
export const watchVisits = () => {
  const count = { left: 0, restored: 0 };
  addEventListener('pagehide', () => {
    count.left += 1;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) count.restored += 1;
  });
  /** Begins to watch for one call of the API. Its functions tell what has happened since. */
  return () => {
    const { left, restored } = count;
    return { hasLeft: () => count.left !== left, isRestored: () => count.restored !== restored };
  };
};
