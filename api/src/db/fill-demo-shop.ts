import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config.ts';
import type { Db } from './connect.ts';

/** A demo shop has something to sell from its first start: an empty database is seeded, missing pictures are drawn. */
export async function fillDemoShop(db: Db, config: Config): Promise<void> {
  if (config.SHOP_MODE !== 'demo') return;
  const known = await db.selectFrom('products').select('id').limit(1).executeTakeFirst();
  if (known && existsSync(path.join(config.STORAGE_DIR, 'products'))) return;
  const { seedShop } = await import('./seed-shop.ts');
  await seedShop(db, config);
}
