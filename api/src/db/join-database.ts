import { socketUrl } from 'embedded-postgres/databases';
import { findServer } from 'embedded-postgres/left-over';
import { isLocked } from 'embedded-postgres/owner-lock';
import { choosePlace } from 'embedded-postgres/place';
import type { Config } from '../config.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';

/** Default database name of `startPostgres`. */
const OWN_DATABASE = 'shop';

/** Opens the shop's database for a command: of the running shop, else starts it. */
export async function joinDatabase(config: Config): Promise<OpenDatabase> {
  return openDatabase({ ...config, DATABASE_URL: config.DATABASE_URL ?? runningUrl(config.DATA_DIR) });
}

function runningUrl(askedDir: string): string | undefined {
  const { base, dataDir } = choosePlace(askedDir);
  const server = isLocked(base) ? findServer(dataDir) : undefined;
  return server?.ready ? socketUrl(server.socketDir, OWN_DATABASE) : undefined;
}
