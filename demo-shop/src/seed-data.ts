/// <reference lib="esnext.temporal" />
import { printProblem } from 'api/problem';
import type { SeedData } from 'api/seed';
import { type PictureFinder, readContentFolder } from 'api/seed-content';
import { type FindPicture, toNewRows } from 'api/seed-products';
import { loadCatalogue } from './catalogue.ts';
import { DEMO_FOLDER } from './folder.ts';
import { allPictures, findPicture as findFile } from './pictures.ts';
import { loadRegions } from './regions.ts';

/**
 * Loads all data that the seed writes.
 * @param findPicture finds the base path of a product's picture. Default: that of its file
 * @throws Error that names file and line of every mistake
 */
export async function loadSeedData(findPicture: FindPicture = findFile): Promise<SeedData> {
  const catalogue = loadCatalogue();
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
  const options = { products, pictures: namedPictures, now };
  const { content, problems } = await readContentFolder(DEMO_FOLDER, options);
  if (problems.length > 0) throw new Error(problems.map(printProblem).join('\n'));
  return content;
}

/** Pictures by the names that texts use. `writePictures` stores them. */
const namedPictures: PictureFinder = {
  async find(name) {
    const picture = allPictures().get(name);
    const [, width, height] = picture?.svg.match(/ width="(\d+)" height="(\d+)"/) ?? [];
    if (!picture || !width || !height) throw new Error(`no picture is called ${name}`);
    return { image: picture.base, width: Number(width), height: Number(height) };
  },
  addressOf: (name) => findFile(name) ?? name,
  has: async (name) => findFile(name) !== null,
  store: async () => undefined,
};
