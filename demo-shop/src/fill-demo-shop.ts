import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from 'api/config';
import type { Db } from 'api/database';

const CLI = path.resolve(import.meta.dirname, 'cli.ts');

/**
 * A demo shop has something to sell from its first start: an empty database is seeded, missing pictures are drawn.
 * In a process of its own, since the drawings take memory that this one would never give back.
 * @throws Error when the seed failed; it has said why
 */
export async function fillDemoShop(db: Db, config: Config, databaseUrl: string): Promise<void> {
  if (config.SHOP_MODE !== 'demo') return;
  const known = await db.selectFrom('products').select('id').limit(1).executeTakeFirst();
  if (known && existsSync(path.join(config.STORAGE_DIR, 'products'))) return;

  console.error('Filling the shop with its first products and drawing their pictures …');
  const child = spawn(process.execPath, [CLI, 'seed'], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The shop could not be filled.');
}
