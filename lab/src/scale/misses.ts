/** Requests that the edges or the APIs do not have in their caches. */
import type { Assumptions } from './assumptions.ts';
import type { Cache } from './cache-model.ts';
import type { Traffic } from './visit-model.ts';
import type { Misses } from './work.ts';

const HOUR_S = 3_600;

/** Processes with a cache of their own. */
export interface Caches {
  edges: number;
  apis: number;
}

export interface Changes {
  ordersPerS: number;
  assumptions: Assumptions;
}

/** Orders that change the stock of one of these products, per second. */
const stockChangesPerS = (products: number, { ordersPerS, assumptions: assumed }: Changes): number => {
  const isOther = 1 - products / assumed.addresses.products;
  return ordersPerS * (1 - isOther ** assumed.linesPerOrder);
};

/**
 * Sums up the misses of all addresses. A change of a price or a text drops pages and lists. A sale drops the lists that
 * show the product from the APIs. Edges keep their pages, because these do not show the exact stock.
 * @param missesOf misses of one address with this many requests per visit
 */
export const sumMisses = (
  traffic: Traffic,
  { edges, apis }: Caches,
  changes: Changes,
  missesOf: (share: number, cache: Cache) => number,
): Misses => {
  const { assumptions: assumed, ordersPerS } = changes;
  const changesPerS = assumed.changesPerHour / HOUR_S + ordersPerS * assumed.soldOutPerOrder;
  const edgeCache = (address: string): Cache => ({
    lifeS: traffic.personal.has(address) ? 0 : assumed.pageLifeS,
    changesPerS,
    caches: edges,
  });
  const apiCache = (address: string): Cache => ({
    lifeS: assumed.answerLifeS,
    changesPerS: changesPerS + stockChangesPerS(traffic.products.get(address) ?? 0, changes),
    caches: apis,
  });
  const sum = (kind: keyof Misses, cacheOf: (address: string) => Cache): number =>
    [...traffic.popularity[kind]].reduce(
      (total, [address, share]) => total + missesOf(share, cacheOf(address)),
      0,
    );
  return { page: sum('page', edgeCache), list: sum('list', apiCache) };
};
