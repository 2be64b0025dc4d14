import type { Db } from 'api/database';
import { seed } from 'api/seed';
import type { KyselyPlugin } from 'kysely';
import { loadSeedData } from '../src/seed-data.ts';

/**
 * Fills an empty shop with the demo shop's data. All products have the same picture, which is not stored.
 * @returns number of SQL statements that wrote it
 */
export async function seedRealShop(db: Db): Promise<number> {
  const data = await loadSeedData({ findPicture: () => '/storage/products/some.1a2b3c4d' });
  let statements = 0;
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await seed(db.withPlugin(counter), data);
  return statements;
}
