import { Migrator } from 'kysely/migration';
import type { Db } from './connect.ts';
import { migrations } from './migrations/migrations.ts';

/** Migrations of one release do not build on each other, so one that was numbered earlier may land later. */
const migrator = (db: Db, only = Object.keys(migrations)): Migrator =>
  new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(Object.entries(migrations).filter(([name]) => only.includes(name))),
    },
    allowUnorderedMigrations: true,
  });

/**
 * Brings the schema up to date; several processes may call it at once, one does the work.
 * @param only the migrations of an older version, to take up its backup
 * @returns names of the migrations that ran now
 */
export async function migrate(db: Db, { only }: { only?: readonly string[] } = {}): Promise<string[]> {
  const { error, results = [] } = await migrator(db, only && [...only]).migrateToLatest();
  if (error) throw error;
  return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName);
}

/** Names of migrations that have not run. */
export async function pendingMigrations(db: Db): Promise<string[]> {
  const all = await migrator(db).getMigrations();
  return all.filter(({ executedAt }) => !executedAt).map(({ name }) => name);
}
