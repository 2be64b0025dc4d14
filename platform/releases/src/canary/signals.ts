/** Signals by which a canary is compared with the release before it. */

interface Signal {
  /** Words for the reason of a stop. */
  words: string;
  /**
   * Compares two renders of the same address, one by each release. Rates of all renders would differ anyway: with fewer
   * shoppers, the canary has fewer pages in the page cache, so it also renders the popular ones again and again.
   */
  isPaired?: true;
  /** A value above each of these counts as slow. Absent for a signal that happens or does not. */
  thresholds?: readonly number[];
  /** The signal is good, so fewer of it are worse. */
  isGood?: true;
  /** Difference of the two rates that does not matter, 0 to 1. */
  margin?: number;
}

/**
 * A browser counts once per signal, canary and step, so that one shopper cannot stop a canary. A new release is not in
 * any browser's cache, hence the wide margins of times.
 */
const SIGNALS = {
  'render-failed': { words: 'pairs of renders in which only one failed', isPaired: true },
  'render-ms': { words: 'pairs of renders in which one was much slower', isPaired: true },
  'load-failed': { words: 'browsers in which it did not load', margin: 0.005 },
  crashed: { words: 'browsers in which it crashed', margin: 0.005 },
  error: { words: 'browsers with an uncaught error', margin: 0.01 },
  fallback: { words: 'browsers that showed the error region', margin: 0.005 },
  'lcp-ms': {
    words: 'browsers with a slow largest paint',
    thresholds: [500, 1_000, 1_500, 2_000, 2_500, 4_000],
    margin: 0.05,
  },
  'inp-ms': {
    words: 'browsers with a slow response to input',
    thresholds: [50, 100, 200, 350, 500],
    margin: 0.05,
  },
  cls: { words: 'browsers with layout shifts', thresholds: [0.01, 0.05, 0.1, 0.25], margin: 0.02 },
  'add-to-cart': { words: 'browsers that put something into the cart', isGood: true, margin: 0.01 },
  order: { words: 'browsers that ordered', isGood: true, margin: 0.002 },
} as const satisfies Record<string, Signal>;

export type SignalId = keyof typeof SIGNALS;
export const SIGNAL_IDS = Object.keys(SIGNALS) as SignalId[];
export const signalOf = (id: SignalId): Signal => SIGNALS[id];

/** Signals that browsers report. */
export const BROWSER_SIGNALS = SIGNAL_IDS.filter((id) => !signalOf(id).isPaired);
