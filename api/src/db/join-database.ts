import { socketUrl } from 'embedded-postgres/databases';
import { findServer } from 'embedded-postgres/left-over';
import { isLocked } from 'embedded-postgres/owner-lock';
import { choosePlace } from 'embedded-postgres/place';
import type { Config } from '../config.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';

/** The database of `startPostgres` unless it is told otherwise. */
const OWN_DATABASE = 'shop';

/** The shop's database for a command beside it: the one a running shop uses now, else one started for the command. */
export async function joinDatabase(config: Config): Promise<OpenDatabase> {
  return openDatabase({ ...config, DATABASE_URL: config.DATABASE_URL ?? runningUrl(config.DATA_DIR) });
}

function runningUrl(askedDir: string): string | undefined {
  const { base, dataDir } = choosePlace(askedDir);
  const server = isLocked(base) ? findServer(dataDir) : undefined;
  return server?.ready ? socketUrl(server.socketDir, OWN_DATABASE) : undefined;
}
