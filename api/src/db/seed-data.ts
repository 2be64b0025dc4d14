import { buildCatalogue } from '../seed/catalogue.ts';
import { TOPICS } from '../seed/content/articles/topics.ts';
import { buildEvents } from '../seed/content/events/events.ts';
import { buildArticles, buildPages } from '../seed/content/pages.ts';
import { HOME_PICKS } from '../seed/home-picks.ts';
import { namedPictureBase, pictureBase } from '../seed/pictures.ts';
import { hash } from '../seed/random.ts';
import { buildRegions, NOT_DELIVERED_COMMUNES } from '../seed/regions.ts';
import type { SeedProduct } from '../seed/types.ts';
import type { SeedData } from './seed.ts';

/** Everything the shop starts with. */
export function loadSeedData(): SeedData {
  const { brands, products } = buildCatalogue();
  return {
    catalogue: { brands, products: products.toSorted(byRelevance) },
    regions: { ...buildRegions(), notDelivered: NOT_DELIVERED_COMMUNES },
    articles: buildArticles(namedPictureBase),
    topics: TOPICS,
    events: buildEvents(namedPictureBase),
    pages: buildPages(namedPictureBase, HOME_PICKS),
    base: pictureBase,
  };
}

/** The picks of the house first, then reds, whites and the rest mixed, the same way each time. */
const byRelevance = (a: SeedProduct, b: SeedProduct): number => orderOf(a) - orderOf(b);

function orderOf({ slug }: SeedProduct): number {
  const pick = HOME_PICKS.indexOf(slug);
  return pick >= 0 ? pick : HOME_PICKS.length + hash(slug);
}
