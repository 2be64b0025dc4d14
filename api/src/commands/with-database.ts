import { socketUrl } from 'embedded-postgres/databases';
import { findServer } from 'embedded-postgres/left-over';
import { isLocked } from 'embedded-postgres/owner-lock';
import { choosePlace } from 'embedded-postgres/place';
import { type Config, loadConfig } from '../config.ts';
import type { Db } from '../db/connect.ts';
import { pendingMigrations } from '../db/migrations/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { CommandError } from './print.ts';

/** Default database name of `startPostgres`. */
const OWN_DATABASE = 'shop';

/** Address of the running shop's database. Undefined when the command must start it. */
function runningUrl(askedDir: string): string | undefined {
  const { base, dataDir } = choosePlace(askedDir);
  const server = isLocked(base) ? findServer(dataDir) : undefined;
  return server?.ready ? socketUrl(server.socketDir, OWN_DATABASE) : undefined;
}

/** Runs a command with the shop's database and always closes it. */
export async function withDatabase(
  work: (db: Db, config: Config, databaseUrl: string) => Promise<void>,
): Promise<void> {
  const config = loadConfig(process.env);
  const database = await openDatabase({
    ...config,
    DATABASE_URL: config.DATABASE_URL ?? runningUrl(config.DATA_DIR),
  });
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
