import type { Config } from '../config.ts';
import { loadConfig } from '../config.ts';
import type { Db } from '../db/connect.ts';
import { joinDatabase } from '../db/join-database.ts';
import { pendingMigrations } from '../db/migrate.ts';
import { CommandError } from './command-error.ts';

/** Runs a command with the shop's database and always closes it. */
export async function withDatabase(
  work: (db: Db, config: Config, databaseUrl: string) => Promise<void>,
): Promise<void> {
  const config = loadConfig(process.env);
  const database = await joinDatabase(config);
  try {
    await work(database.db, config, database.url);
  } finally {
    await database.close();
  }
}

/** Like `withDatabase`, for commands that need the current schema. */
export const withMigratedDatabase: typeof withDatabase = (work) =>
  withDatabase(async (db, config, databaseUrl) => {
    const pending = await pendingMigrations(db);
    if (pending.length > 0)
      throw new CommandError('The database is not up to date. Run `pnpm shop migrate` first.');
    await work(db, config, databaseUrl);
  });
