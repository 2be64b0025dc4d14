/**
 * Misses of a cache whose entries live for a fixed time, or until a change purges them, under independent requests
 * (a Poisson process per address). A request that finds a stale entry counts as a miss, because it causes one render.
 */

interface Cache {
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
