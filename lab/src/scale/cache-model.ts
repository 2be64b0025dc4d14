/**
 * Misses of a cache whose entries live for a fixed time, or until a change purges them, under independent requests
 * (a Poisson process per address). A request that finds a stale entry counts as a miss, because it causes one render.
 */

export interface Cache {
  /** Life of an entry, s. */
  lifeS: number;
  /** Changes that purge an entry, per second. */
  changesPerS: number;
  /** Caches that share the requests and know nothing of each other. */
  caches: number;
}

/** Mean life of an entry that ends at its age or at the next change. */
const meanLife = ({ lifeS, changesPerS }: Cache): number =>
  changesPerS === 0 ? lifeS : (1 - Math.exp(-changesPerS * lifeS)) / changesPerS;

/**
 * Misses per second of one address: each miss is followed by a life, and then by the wait for the next request.
 * @param perS requests per second
 */
export const missesPerSecond = (perS: number, cache: Cache): number =>
  perS / (1 + (perS / cache.caches) * meanLife(cache));

/** Terms of the sum below. Later ones do not matter, because a life is long compared with the wait for a request. */
const MOST_MISSES = 1_000;

/** Probability that at least `least` independent arrivals happen when `mean` are expected. */
const atLeast = (least: number, mean: number): number => {
  let [term, below] = [Math.exp(-mean), 0];
  for (let count = 0; count < least; count += 1) {
    below += term;
    term *= mean / (count + 1);
  }
  return Math.max(0, 1 - below);
};

/** Expected misses of one address in a run that begins with empty caches. */
export const missesOfRun = (perS: number, lengthS: number, cache: Cache): number => {
  const [each, life] = [perS / cache.caches, meanLife(cache)];
  if (life === 0) return perS * lengthS;
  let misses = 0;
  // The next miss happens when enough requests arrive outside of the lives of the misses before it.
  for (let miss = 0; miss < MOST_MISSES && lengthS > miss * life; miss += 1)
    misses += atLeast(miss + 1, each * (lengthS - miss * life));
  return misses * cache.caches;
};
