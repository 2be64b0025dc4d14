/**
 * Loads the page's modules after the first paint, or at the shopper's first input.
 * Scripts would otherwise take bandwidth and processor time from the pictures and fonts of the first screen
 * (docs/decisions/0027-scripts-after-first-paint.md).
 */

/** The modules start at the latest after this time. */
const START_LATEST_MS = 2_500;
/** Events that show that the shopper is about to use the page. */
const INPUT_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/**
 * @param modules URL and `sha384-…` of each module in turn, separated by blanks; the entry comes first
 * @param load imports the entry
 */
export const startModules = (modules: string, load: (entry: string) => unknown): void => {
  const parts = modules.split(' ');
  let isStarted = false;
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    for (let at = 0; at < parts.length; at += 2) {
      const [href, integrity] = parts.slice(at);
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href, integrity }),
      );
    }
    load(parts[0] as string);
  };
  /** Waits for the first paint. `buffered` also reports a paint that has already happened. */
  const startAfterPaint = (): void => {
    setTimeout(() => new PerformanceObserver(start).observe({ type: 'paint', buffered: true }));
  };

  // A page in the background never paints.
  if (document.hidden) start();
  else addEventListener('load', () => requestAnimationFrame(startAfterPaint));
  setTimeout(start, START_LATEST_MS);
  for (const type of INPUT_EVENTS) addEventListener(type, start, { once: true, passive: true });
};
