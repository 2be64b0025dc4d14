import { Command } from 'commander';
import { migrate, pendingMigrations } from '../db/migrations/migrate.ts';
import { print } from './print.ts';
import { withDatabase } from './with-database.ts';

export const migrateCommand = new Command('migrate')
  .description('bring the tables of the database up to this version')
  .option('--dry-run', 'only name what would run')
  .action(({ dryRun }: { dryRun?: boolean }) =>
    withDatabase(async (db) => {
      const names = dryRun ? await pendingMigrations(db) : await migrate(db);
      if (names.length === 0) print('The database is up to date.');
      for (const name of names) print(`${dryRun ? 'would run' : 'ran'} ${name}`);
    }),
  );
