import type { Config } from 'api/config';
import type { Db } from 'api/database';
import { type SeedResult, seed } from 'api/seed';
import { buildCatalogue } from './catalogue.ts';
import { writePictures } from './pictures.ts';
import { scaleShop } from './scale/scale-shop.ts';
import { loadSeedData } from './seed-data.ts';

/** Fills the database and the folder of pictures. Load it on demand: the catalogue and its drawings are large. */
export async function seedShop(
  db: Db,
  { STORAGE_DIR }: Pick<Config, 'STORAGE_DIR'>,
  options: { reset?: boolean; dryRun?: boolean } = {},
): Promise<SeedResult> {
  const catalogue = buildCatalogue();
  const data = loadSeedData({ catalogue });
  // Pictures first: a product is never on sale without its picture.
  if (!options.dryRun) await writePictures(STORAGE_DIR, catalogue);
  return seed(db, data, options);
}

/** Fills the shop with invented products until it has `total`; they wear the pictures of the seed's own. */
export function scaleUpShop(db: Db, total: number, progress: (have: number) => void): Promise<number> {
  const { catalogue } = loadSeedData();
  return scaleShop(db, catalogue, { total, progress });
}
