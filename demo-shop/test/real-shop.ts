import type { Db } from 'api/database';
import { seed } from 'api/seed';
import { loadSeedData } from '../src/seed-data.ts';

/**
 * Puts the shop's real seed in place of the fixture; products carry one picture, which is never drawn.
 * @returns milliseconds that writing it took
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
