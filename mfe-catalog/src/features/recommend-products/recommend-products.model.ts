import { attach, createEvent, createStore, sample } from 'effector';
import { listRecommendations } from 'shared-contracts/api/catalogue';
import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import { createDataEffect } from 'shared-kit/host';

/** Key of some skus → the products that the API recommends with them. */
type Recommendations = Readonly<Record<string, readonly ProductCard[]>>;

/** Highest number of stored recommendations. A cart changes often, and old ones are not needed. */
const KEPT = 10;

/** Cache key that does not depend on the order of the skus. */
export const keyOf = (skus: readonly string[]): string => [...new Set(skus)].toSorted().join(',');

/** A carousel for these skus is mounted. */
export const recommendationsShown = createEvent<readonly string[]>();

const listRecommendationsFx = attach({
  effect: createDataEffect(listRecommendations),
  mapParams: (key: string) => ({ query: { skus: key.split(',') } }),
});

export const $recommendations = createStore<Recommendations>({}, { serialize: 'ignore' });
const $asked = createStore<readonly string[]>([], { serialize: 'ignore' });

// Several widgets may show the same products: do not repeat a request that is under way.
const needed = sample({
  clock: recommendationsShown,
  source: $asked,
  filter: (asked, skus) => skus.length > 0 && !asked.includes(keyOf(skus)),
  fn: (_, skus) => keyOf(skus),
});
$asked
  .on(needed, (asked, key) => [...asked, key])
  .on(listRecommendationsFx.finally, (asked, { params }) => asked.filter((key) => key !== params));
sample({ clock: needed, target: listRecommendationsFx });
sample({
  clock: listRecommendationsFx.done,
  source: $recommendations,
  fn: (known, { params: key, result }) => {
    const { [key]: _, ...others } = known;
    return Object.fromEntries([...Object.entries(others), [key, result]].slice(-KEPT));
  },
  target: $recommendations,
});
