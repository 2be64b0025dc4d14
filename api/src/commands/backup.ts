import { existsSync } from 'node:fs';
import { Command } from 'commander';
import { BackupError } from '../db/backup/backup-error.ts';
import { countOrdersAndCustomers, readBackupHead, restoreRows } from '../db/backup/read-backup.ts';
import { writeBackup } from '../db/backup/write-backup.ts';
import type { Db } from '../db/connect.ts';
import { migrate, pendingMigrations } from '../db/migrations/migrate.ts';
import { migrations } from '../db/migrations/migrations.ts';
import { createShopJobs } from '../jobs/shop-jobs.ts';
import { openPictureStorage } from '../media/picture-storage.ts';
import { replayErasures } from '../modules/privacy/replay-erasures.service.ts';
import type { JobName } from '../queue/job-list.ts';
import { asCommandError, CommandError, print } from './print.ts';
import { typedPath } from './typed-path.ts';
import { withDatabase, withMigratedDatabase } from './with-database.ts';

export const backupCommand = new Command('backup')
  .description('write all rows of the shop into one file, while it goes on selling')
  .argument('<file>', 'where to, e.g. shop-2026-11-21.sql.gz')
  .option('--overwrite', 'replace a file that is there')
  .action((typed: string, { overwrite = false }: { overwrite?: boolean }) =>
    withMigratedDatabase(async (_db, config, databaseUrl) => {
      const file = typedPath(typed);
      if (existsSync(file) && !overwrite) throw new CommandError(`${file} is there already.`);
      const interrupt = new AbortController();
      const stop = (): void => interrupt.abort();
      process.once('SIGINT', stop).once('SIGTERM', stop);
      const { tables, rows } = await writeBackup(databaseUrl, file, { signal: interrupt.signal })
        .catch(asCommandError(BackupError))
        .finally(() => process.off('SIGINT', stop).off('SIGTERM', stop));
      print(`${file}: ${rows} rows of ${tables} tables`);
      print(
        `Keep ${config.DATA_DIR}/app-secret and ${openPictureStorage(config).title} with it (docs/operations/backup-and-restore.md).`,
      );
    }),
  );

export const restoreCommand = new Command('restore')
  .description('put a backup in the place of all that the database holds')
  .argument('<file>', 'written by `backup`')
  .option('--force', 'also over a shop that has customers or orders')
  .option('--dry-run', 'only say what would be restored')
  .action((typed: string, { force = false, dryRun = false }: { force?: boolean; dryRun?: boolean }) =>
    withDatabase(async (db, config, databaseUrl) => {
      const file = typedPath(typed);
      const head = await readBackupHead(file).catch((error: unknown) => {
        throw new CommandError(
          error instanceof BackupError ? error.message : `${file} cannot be read as a backup of the shop.`,
        );
      });
      const unknown = head.migrations.filter((name) => !(name in migrations));
      if (unknown.length > 0) {
        throw new CommandError(`The backup is of a later version: it has ${unknown.join(', ')}.`);
      }
      if (dryRun) {
        print(
          `backup of ${head.made_at}, ${head.migrations.length} migrations, ${head.jobs.length} jobs queued`,
        );
        return;
      }
      await prepareTables(db, head.migrations);
      if (!force && (await countOrdersAndCustomers(databaseUrl)) > 0) {
        throw new CommandError('This database has customers or orders. Add --force to replace them.');
      }
      const { tables, rows } = await restoreRows(databaseUrl, file).catch(asCommandError(BackupError));
      await migrate(db);
      const erased = await replayErasures(db, config, new Date(head.made_at));
      const jobs = createShopJobs({ config, db, databaseUrl, log: console });
      try {
        await db.transaction().execute(async (trx) => {
          for (const { name, data } of head.jobs) await jobs.enqueue(trx, name as JobName, data as never);
        });
      } finally {
        await jobs.stop();
      }
      print(`${rows} rows of ${tables} tables and ${head.jobs.length} queued jobs, as of ${head.made_at}`);
      print(`${erased} people who were erased since then were erased again`);
    }),
  );

/**
 * Migrates an empty database to the backup's schema.
 * @throws CommandError when a database with tables has another schema
 */
const prepareTables = async (db: Db, wanted: readonly string[]): Promise<void> => {
  const all = Object.keys(migrations);
  const pending = await pendingMigrations(db);
  const have = all.filter((name) => !pending.includes(name));
  if (have.length === 0) await migrate(db, { only: wanted });
  else if (have.join() !== wanted.toSorted().join()) {
    throw new CommandError(
      'The database has other tables than the backup. Restore into an empty database; ' +
        'it is brought up to date afterwards.',
    );
  }
};
