/** Counts the faults of each release, so that the pool can stop rendering a release that always fails. */

/** After this many consecutive faults that ended a worker, a release is not rendered for `REST_MS`. */
export const FAULTS_LIMIT = 3;
/**
 * How long a failing release is not rendered on the server. Each fault costs most of a second of processor
 * time. The browser renders its pages.
 */
const REST_MS = 10_000;

export const createReleaseFaults = () => {
  /** Release → number of consecutive faults, and time of the last one. */
  const faults = new Map<string, { count: number; at: number }>();
  return {
    /** Records a fault that ended the release's worker. */
    add: (key: string) =>
      void faults.set(key, { count: (faults.get(key)?.count ?? 0) + 1, at: performance.now() }),
    /** Forgets the faults of the release. */
    clear: (key: string) => void faults.delete(key),
    /** Whether the release must not be rendered now. */
    isResting(key: string): boolean {
      const { count, at } = faults.get(key) ?? { count: 0, at: 0 };
      return count >= FAULTS_LIMIT && performance.now() - at < REST_MS;
    },
  };
};

export type ReleaseFaults = ReturnType<typeof createReleaseFaults>;
