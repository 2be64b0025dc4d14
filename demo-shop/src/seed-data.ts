/// <reference lib="esnext.temporal" />
import { printProblem } from 'api/problem';
import type { SeedData } from 'api/seed';
import { type PictureFinder, readContentFolder } from 'api/seed-content';
import { type FindPicture, toNewRows } from 'api/seed-products';
import { sceneSize } from './art/scene/scene.ts';
import { type Catalogue, loadCatalogue } from './catalogue.ts';
import { loadDrawings } from './drawings.ts';
import { DEMO_FOLDER } from './folder.ts';
import { createPictureFinder, sceneOf } from './pictures.ts';
import { loadRegions } from './regions.ts';

export interface SeedOptions {
  catalogue?: Catalogue;
  /** Finds the base path of a product's picture. Default: that of its drawing. */
  findPicture?: FindPicture;
}

/** Loads all data that the seed writes. @throws Error that names file and line of every mistake */
export async function loadSeedData({
  catalogue = loadCatalogue(),
  findPicture = createPictureFinder(loadDrawings()),
}: SeedOptions = {}): Promise<SeedData> {
  return {
    products: toNewRows(catalogue.products, catalogue.labels, findPicture),
    regions: loadRegions(),
    content: await loadContent(catalogue),
  };
}

/**
 * Loads topics, pages, articles and events.
 * @param now the moment that the days of events are counted from
 * @throws Error that names file and line of every mistake
 */
export async function loadContent(
  catalogue = loadCatalogue(),
  now = Temporal.Now.instant(),
): Promise<SeedData['content']> {
  const products = catalogue.products.map(({ main }) => main.slug);
  const options = { products, pictures: drawnPictures, now };
  const { content, problems } = await readContentFolder(DEMO_FOLDER, options);
  if (problems.length > 0) throw new Error(problems.map(printProblem).join('\n'));
  return content;
}

const findNamed = createPictureFinder(new Map());
/** Scenes and foods by the names that texts use. They are drawn, so there is no file to read or to store. */
const drawnPictures: PictureFinder = {
  async find(name) {
    const scene = sceneOf(name);
    const image = findNamed(name);
    if (!scene || !image) throw new Error(`no scene is called ${name}`);
    return { image, ...sceneSize(scene) };
  },
  addressOf: (name) => findNamed(name) ?? name,
  has: async (name) => findNamed(name) !== null,
  store: async () => undefined,
};
