import { Command } from 'commander';
import { migrate, pendingMigrations } from '../db/migrate.ts';
import { CommandError } from './command-error.ts';
import { withDatabase } from './with-database.ts';

interface SeedOptions {
  reset?: boolean;
  dryRun?: boolean;
}

export const seedCommand = new Command('seed')
  .description('fill the shop with its products, regions, pages and pictures; what is there stays as it is')
  .option('--reset', 'put the texts, prices and stock of seeded products back to the start')
  .option('--dry-run', 'only say what would change')
  .action(({ reset = false, dryRun = false }: SeedOptions) =>
    withDatabase(async (db, config) => {
      if (!dryRun) await migrate(db);
      else if ((await pendingMigrations(db)).length > 0) {
        throw new CommandError('The database is not up to date. Run `pnpm shop migrate` first.');
      }
      // The catalogue is large and only needed here.
      const { seedShop } = await import('../db/seed-shop.ts');
      const result = await seedShop(db, config, { reset, dryRun });
      const would = dryRun ? 'would have ' : '';
      console.log(`${would}added ${result.added} products, ${would}reset ${result.reset}`);
    }),
  );
