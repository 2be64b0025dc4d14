/** Counts the server renders of each release in this process, for the releases page. */
import { LRUCache } from 'lru-cache';
import type { Release } from 'releases/remote-registry';
import type { CanaryWatch } from '../canary/canary-watch.ts';
import type { Render } from '../canary/render-pairs.ts';

/** Releases that are remembered. */
const KEPT = 40;
/** Newest renders of a release, of which the times are compared. */
const TIMED = 200;

export interface RenderSummary {
  renders: number;
  failed: number;
  /** Median of the newest renders, ms. Null before the first one. */
  medianMs: number | null;
}

interface Counted {
  renders: number;
  failed: number;
  times: number[];
}

const medianOf = (times: readonly number[]): number | null =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? null;

export const createRenderTally = () => {
  const all = new LRUCache<string, Counted>({ max: KEPT });
  return {
    rendered(
      { id, version }: Pick<Release, 'id' | 'version'>,
      { outcome, ms }: Pick<Render, 'outcome' | 'ms'>,
    ) {
      const key = `${id}@${version}`;
      const counted = all.get(key) ?? { renders: 0, failed: 0, times: [] };
      if (outcome === 'rendered') {
        counted.times[counted.renders % TIMED] = ms;
        counted.renders += 1;
      } else counted.failed += 1;
      all.set(key, counted);
    },
    of(id: string, version: string): RenderSummary {
      const { renders, failed, times } = all.peek(`${id}@${version}`) ?? { renders: 0, failed: 0, times: [] };
      return { renders: renders + failed, failed, medianMs: medianOf(times) };
    },
  };
};

export type RenderTally = ReturnType<typeof createRenderTally>;

/** Counts each render for the releases page, and for the canaries. */
export const withTally = (
  watch: Pick<CanaryWatch, 'rendered'>,
  tally: RenderTally,
): Pick<CanaryWatch, 'rendered'> => ({
  rendered(release, render) {
    tally.rendered(release, render);
    watch.rendered(release, render);
  },
});
