import type { SeedData } from 'api/seed';
import { type FindPicture, toNewRows } from 'api/seed-products';
import { type Catalogue, loadCatalogue } from './catalogue.ts';
import { TOPICS } from './content/articles/topics.ts';
import { buildEvents } from './content/events/events.ts';
import { buildArticles, buildPages } from './content/pages.ts';
import { loadDrawings } from './drawings.ts';
import { HOME_PICKS } from './home-picks.ts';
import { createPictureFinder, namedPictureBase } from './pictures.ts';
import { loadRegions } from './regions.ts';

export interface SeedOptions {
  catalogue?: Catalogue;
  /** Address of a product's picture; the drawing's own unless given. */
  findPicture?: FindPicture;
}

/** Everything the shop starts with. */
export function loadSeedData({ catalogue = loadCatalogue(), findPicture }: SeedOptions = {}): SeedData {
  const find = findPicture ?? createPictureFinder(loadDrawings());
  return {
    products: toNewRows(catalogue.products, catalogue.labels, find),
    regions: loadRegions(),
    articles: buildArticles(namedPictureBase),
    topics: TOPICS,
    events: buildEvents(namedPictureBase),
    pages: buildPages(namedPictureBase, HOME_PICKS),
  };
}
