import type { Config } from 'api/config';
import type { Db } from 'api/database';
import { openPictureStorage } from 'api/picture-storage';
import { type SeedResult, seed } from 'api/seed';
import { loadCatalogue } from './catalogue.ts';
import { findPicture, writePictures } from './pictures.ts';
import { scaleShop } from './scale/scale-shop.ts';
import { loadSeedData } from './seed-data.ts';

/** Fills the database and the storage of pictures. Import it on demand, because catalogue and pictures are large. */
export async function seedShop(
  db: Db,
  config: Pick<Config, 'STORAGE_DIR' | 'STORAGE_URL'>,
  options: { reset?: boolean; dryRun?: boolean } = {},
): Promise<SeedResult> {
  const data = await loadSeedData();
  // Pictures first, so that no product is on sale without its picture.
  if (!options.dryRun) await writePictures(openPictureStorage(config));
  return seed(db, data, options);
}

/** Adds generated products until the shop has `total`. They use the pictures of the demo shop's products. */
export function scaleUpShop(db: Db, total: number, progress: (have: number) => void): Promise<number> {
  return scaleShop(db, loadCatalogue(), { total, findPicture, progress });
}
