import type { Config } from '../config.ts';
import { writePictures } from '../seed/pictures.ts';
import type { Db } from './connect.ts';
import { scaleShop } from './scale-shop.ts';
import { seed } from './seed.ts';
import type { SeedResult } from './seed-catalogue.ts';
import { loadSeedData } from './seed-data.ts';

/** Fills the database and the folder of pictures. Load it on demand: the catalogue and its drawings are large. */
export async function seedShop(
  db: Db,
  { STORAGE_DIR }: Pick<Config, 'STORAGE_DIR'>,
  options: { reset?: boolean; dryRun?: boolean } = {},
): Promise<SeedResult> {
  const data = loadSeedData();
  // Pictures first: a product is never on sale without its picture.
  if (!options.dryRun) await writePictures(STORAGE_DIR, data.catalogue);
  return seed(db, data, options);
}

/** Fills the shop with invented products until it has `total`; they wear the pictures of the seed's own. */
export function scaleUpShop(db: Db, total: number, progress: (have: number) => void): Promise<number> {
  const { catalogue, base } = loadSeedData();
  return scaleShop(db, catalogue, { total, base, progress });
}
