import { createEvent, createStore, sample } from 'effector';
import { listRecommendations } from 'shared-contracts/api/catalogue';
import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import { createApiEffect } from 'shared-kit/host';

/** Products by what they were recommended for. */
type Recommendations = Readonly<Record<string, readonly ProductCard[]>>;

/** A cart changes many times; what was recommended for the older ones is let go. */
const KEPT = 10;

/** One name for the same products, whatever their order. */
export const keyOf = (skus: readonly string[]): string => [...new Set(skus)].toSorted().join(',');

/** A carousel stands beside these products. */
export const recommendationsShown = createEvent<readonly string[]>();

const listRecommendationsFx = createApiEffect(listRecommendations);

export const $recommendations = createStore<Recommendations>({}, { serialize: 'ignore' });
const $asked = createStore<readonly string[]>([], { serialize: 'ignore' });

// Several places may stand beside the same products.
const needed = sample({
  clock: recommendationsShown,
  source: $asked,
  filter: (asked, skus) => skus.length > 0 && !asked.includes(keyOf(skus)),
  fn: (_, skus) => keyOf(skus),
});
$asked
  .on(needed, (asked, key) => [...asked, key])
  .on(listRecommendationsFx.finally, (asked, { params }) =>
    asked.filter((key) => key !== keyOf(params.query?.skus as string[])),
  );
sample({ clock: needed, fn: (key) => ({ query: { skus: key.split(',') } }), target: listRecommendationsFx });
sample({
  clock: listRecommendationsFx.done,
  source: $recommendations,
  fn: (known, { params, result }) => {
    const key = keyOf(params.query?.skus as string[]);
    const { [key]: _, ...others } = known;
    return Object.fromEntries([...Object.entries(others), [key, result.data]].slice(-KEPT));
  },
  target: $recommendations,
});
