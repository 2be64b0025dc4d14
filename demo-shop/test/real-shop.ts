import type { Db } from 'api/database';
import { seed } from 'api/seed';
import { loadSeedData } from '../src/seed-data.ts';

/**
 * Replaces the fixture by the demo shop's data. All products have the same picture, which is not drawn.
 * @returns duration of writing, ms
 */
export async function seedRealShop(db: Db): Promise<number> {
  await db.deleteFrom('box_contents').execute();
  await db.deleteFrom('products').execute();
  await db.deleteFrom('articles').execute();
  await db.deleteFrom('events').execute();
  const data = await loadSeedData({ findPicture: () => '/storage/products/some.1a2b3c4d' });
  const start = performance.now();
  await seed(db, data, { reset: true });
  return performance.now() - start;
}
