import type { Db } from '../src/db/connect.ts';
import { seed } from '../src/db/seed.ts';
import { loadSeedData } from '../src/db/seed-data.ts';

/** Puts the shop's real seed in place of the fixture; products carry one picture, which is never drawn. */
export async function seedRealShop(db: Db): Promise<void> {
  await db.deleteFrom('box_contents').execute();
  await db.deleteFrom('products').execute();
  await db.deleteFrom('articles').execute();
  await db.deleteFrom('events').execute();
  await seed(db, { ...loadSeedData(), base: () => '/storage/products/some.1a2b3c4d' }, { reset: true });
}
