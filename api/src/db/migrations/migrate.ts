import { Migrator } from 'kysely/migration';
import type { Db } from '../connect.ts';
import { migrations } from './migrations.ts';

/** Allows unordered migrations, because migrations of one release are independent of each other. */
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
 * Runs pending migrations. Several processes may call it at once; one does the work. Does nothing on the database of a
 * later version, whose migrations this version does not know, so that a rollback to this version starts.
 * @param only migrations of an older version, to restore its backup
 * @returns names of the executed migrations
 */
export async function migrate(db: Db, { only }: { only?: readonly string[] } = {}): Promise<string[]> {
  const names = only ?? Object.keys(migrations);
  const pending = (await pendingMigrations(db)).filter((name) => names.includes(name));
  const done: string[] = [];
  // The work before a migration (`before`) needs the tables of all earlier migrations, so these run first.
  for (const [index, name] of pending.entries()) {
    const before = migrations[name]?.before;
    if (before) {
      done.push(...(await migrateWithout(db, names, pending.slice(index))));
      await before(db);
    }
  }
  return pending.length === 0 ? [] : [...done, ...(await migrateWithout(db, names, []))];
}

async function migrateWithout(db: Db, names: readonly string[], later: readonly string[]): Promise<string[]> {
  const { error, results = [] } = await migrator(
    db,
    names.filter((name) => !later.includes(name)),
  ).migrateToLatest();
  if (error) {
    // Another process has executed some of the later ones meanwhile, and Kysely asks for all that are executed.
    const pending = await pendingMigrations(db);
    const left = later.filter((name) => pending.includes(name));
    if (left.length < later.length) return migrateWithout(db, names, left);
    throw error;
  }
  return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName);
}

/** Names of the migrations that the database has not executed yet. */
export async function pendingMigrations(db: Db): Promise<string[]> {
  const all = await migrator(db).getMigrations();
  return all.filter(({ executedAt }) => !executedAt).map(({ name }) => name);
}
