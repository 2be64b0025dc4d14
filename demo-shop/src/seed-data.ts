import type { SeedData } from 'api/seed';
import type { ArtSpec } from './art/types.ts';
import { buildCatalogue } from './catalogue.ts';
import { TOPICS } from './content/articles/topics.ts';
import { buildEvents } from './content/events/events.ts';
import { buildArticles, buildPages } from './content/pages.ts';
import { HOME_PICKS } from './home-picks.ts';
import { namedPictureBase, pictureBase } from './pictures.ts';
import { hash } from './random.ts';
import { buildRegions, NOT_DELIVERED_COMMUNES } from './regions.ts';
import type { SeedCatalogue, SeedProduct } from './types.ts';

/**
 * Everything the shop starts with.
 * @param base address of a drawing below /storage
 */
export function loadSeedData({
  base = pictureBase,
  catalogue: { brands, products } = buildCatalogue(),
}: {
  base?: (art: ArtSpec) => string;
  catalogue?: SeedCatalogue;
} = {}): SeedData {
  const withPictures = (product: SeedProduct): SeedData['catalogue']['products'][number] => ({
    ...product,
    pictures: { image: base(product.pictures.image), cover: base(product.pictures.cover) },
  });
  return {
    catalogue: { brands, products: products.toSorted(byRelevance).map(withPictures) },
    regions: { ...buildRegions(), notDelivered: NOT_DELIVERED_COMMUNES },
    articles: buildArticles(namedPictureBase),
    topics: TOPICS,
    events: buildEvents(namedPictureBase),
    pages: buildPages(namedPictureBase, HOME_PICKS),
  };
}

/** The picks of the house first, then reds, whites and the rest mixed, the same way each time. */
const byRelevance = (a: SeedProduct, b: SeedProduct): number => orderOf(a) - orderOf(b);

function orderOf({ slug }: SeedProduct): number {
  const pick = HOME_PICKS.indexOf(slug);
  return pick >= 0 ? pick : HOME_PICKS.length + hash(slug);
}
