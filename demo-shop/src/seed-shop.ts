import type { Config } from 'api/config';
import type { Db } from 'api/database';
import { type SeedResult, seed } from 'api/seed';
import { loadCatalogue } from './catalogue.ts';
import { loadDrawings } from './drawings.ts';
import { createPictureFinder, writePictures } from './pictures.ts';
import { scaleShop } from './scale/scale-shop.ts';
import { loadSeedData } from './seed-data.ts';

/** Fills the database and the folder of pictures. Load it on demand: the catalogue and its drawings are large. */
export async function seedShop(
  db: Db,
  { STORAGE_DIR }: Pick<Config, 'STORAGE_DIR'>,
  options: { reset?: boolean; dryRun?: boolean } = {},
): Promise<SeedResult> {
  const drawings = loadDrawings();
  const data = await loadSeedData({ findPicture: createPictureFinder(drawings) });
  // Pictures first: a product is never on sale without its picture.
  if (!options.dryRun) await writePictures(STORAGE_DIR, drawings);
  return seed(db, data, options);
}

/** Fills the shop with invented products until it has `total`. They use the pictures of the demo shop's own products. */
export function scaleUpShop(db: Db, total: number, progress: (have: number) => void): Promise<number> {
  const findPicture = createPictureFinder(loadDrawings());
  return scaleShop(db, loadCatalogue(), { total, findPicture, progress });
}
