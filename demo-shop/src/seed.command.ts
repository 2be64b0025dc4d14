import { CommandError, print, withDatabase } from 'api/commands';
import type { Config } from 'api/config';
import type { Db } from 'api/database';
import { seedDemoOrder } from 'api/demo-order';
import { seedDemoStaff } from 'api/demo-staff';
import { migrate, pendingMigrations } from 'api/migrate';
import { createShopJobs } from 'api/shop-jobs';
import { Command, InvalidArgumentError } from 'commander';
import { setUpDemo } from './demo-settings.ts';
import { seedHouseCases } from './house-cases.ts';

interface SeedOptions {
  reset?: boolean;
  dryRun?: boolean;
  scale?: number;
}

/** Wines of the catalogue that the demo's customer ordered. */
const ORDERED = ['V-7LTCUN', 'V-F45FD6'];
/** Largest number of products that a load test may ask for. */
const MAX_PRODUCTS = 1_000_000;

export const seedCommand = new Command('seed')
  .description('fill the shop with its products, regions, pages and pictures; what is there stays as it is')
  .option('--reset', 'put the texts, prices and stock of seeded products back to the start')
  .option('--dry-run', 'only say what would change')
  .option('--scale <n>', 'for load tests: add invented products until there are this many', productCount)
  .action(({ reset = false, dryRun = false, scale }: SeedOptions) =>
    withDatabase(async (db, config, databaseUrl) => {
      if (!dryRun) await migrate(db);
      else if ((await pendingMigrations(db)).length > 0) {
        throw new CommandError('The database is not up to date. Run `pnpm shop migrate` first.');
      }
      // Imported here, because the catalogue is large and other commands do not need it.
      const { scaleUpShop, seedShop } = await import('./seed-shop.ts');
      const result = await seedShop(db, config, { reset, dryRun });
      if (!dryRun) {
        await seedDemoStaff(db, config);
        await setUpDemo(db, config);
        await seedHouseCases(db, config);
        await orderOnce({ db, config, databaseUrl });
      }
      const would = dryRun ? 'would have ' : '';
      print(`${would}added ${result.added} products, ${would}reset ${result.reset}`);
      if (scale === undefined) return;
      if (dryRun) return print(`would fill the shop up to ${scale} products`);
      const added = await scaleUpShop(db, scale, (have) => console.error(`${have} of ${scale} products`));
      print(`added ${added} generated products`);
    }),
  );

/** Makes the order of the demo's customer. Only logs a failure: its products may have changed, and the shop must open. */
async function orderOnce({ db, config, databaseUrl }: { db: Db; config: Config; databaseUrl: string }) {
  const jobs = createShopJobs({ db, config, databaseUrl, log: console, runsJobs: false });
  try {
    await seedDemoOrder({ db, jobs }, config, ORDERED);
  } catch (error) {
    console.error(`The order of the demo's customer was not made: ${(error as Error).message}`);
  } finally {
    await jobs.stop();
  }
}

function productCount(value: string): number {
  const count = Number(value);
  if (!/^\d+$/.test(value) || count < 1 || count > MAX_PRODUCTS) {
    throw new InvalidArgumentError(`It must be a whole number from 1 to ${MAX_PRODUCTS}.`);
  }
  return count;
}
