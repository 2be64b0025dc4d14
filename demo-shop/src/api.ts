/** `pnpm api`: the API alone. In demo mode it fills an empty database before it listens. */
import 'api/process-settings';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from 'api/config';
import type { Db } from 'api/database';
import { seedDemoStaff } from 'api/demo-staff';
import { openPictureStorage } from 'api/picture-storage';
import { setUpDemo } from './demo-settings.ts';

const CLI = path.resolve(import.meta.dirname, 'cli.ts');

/** The folder counts even when it is empty, so that tests can do without pictures. */
const hasPictures = async (config: Config): Promise<boolean> =>
  config.STORAGE_URL
    ? (await openPictureStorage(config).list('products/')).length > 0
    : existsSync(path.join(config.STORAGE_DIR, 'products'));

/**
 * Fills the demo shop at its first start: creates its staff, turns on what an owner chooses, and then seeds an empty
 * database and stores missing pictures in a separate process, because this one would keep the memory that they need.
 * @throws Error if the seed failed; the seed has printed the reason
 */
async function fillDemoShop(db: Db, config: Config, databaseUrl: string): Promise<void> {
  if (config.SHOP_MODE !== 'demo') return;
  await seedDemoStaff(db, config);
  await setUpDemo(db, config);
  const known = await db.selectFrom('products').select('id').limit(1).executeTakeFirst();
  if (known && (await hasPictures(config))) return;

  console.error('Filling the shop with its first products and their pictures …');
  const child = spawn(process.execPath, [CLI, 'seed'], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The shop could not be filled.');
}

const { serve } = await import('api/serve');
await serve(fillDemoShop);
