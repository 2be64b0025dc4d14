import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isPrivateTo, makePrivateFolder } from './owned-folder.ts';
import type { Place } from './place.ts';
import { PostgresError } from './postgres-error.ts';
import { runAs } from './server-user.ts';
import { SERVER_ENVIRONMENT } from './settings.ts';

/** `trust` is safe because the socket is in a folder that only the server's user and root can enter. */
const INITDB_ARGUMENTS = [
  '--username=postgres',
  '--auth=trust',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
];

export type CreateDataOptions = {
  /** Folder that contains bin/. */
  binaries: string;
  /** Version of the binaries, for example 18.4.0. */
  version: string;
  log: string;
  durable: boolean;
};

/**
 * Creates an empty data folder if there is none. A half-created one never gets the real name.
 * @throws PostgresError when initdb fails, or the data has another PostgreSQL version or is open to other
 *   users
 */
export function createData(place: Place, { binaries, version, log, durable }: CreateDataOptions): void {
  const { dataDir, user } = place;
  if (existsSync(dataDir)) {
    checkData(place, version);
    return;
  }
  for (const name of readdirSync(place.base))
    if (name.startsWith('postgres.new-')) rmSync(path.join(place.base, name), { recursive: true });

  const unfinished = `${dataDir}.new-${process.pid}`;
  makePrivateFolder(unfinished, user);
  const command = [path.join(binaries, 'bin/initdb'), '-D', unfinished, ...INITDB_ARGUMENTS];
  if (!durable) command.push('--no-sync');
  let result = run(command, place);
  // A user id without a name (`docker run --user 12345`): initdb needs a name, which a user namespace provides.
  if (/look up effective user/.test(result.stderr ?? ''))
    result = run(['unshare', '--user', '--map-user=65534', '--map-group=65534', '--', ...command], place);
  if (result.status === 0) {
    renameSync(unfinished, dataDir);
    return;
  }

  // First, because the log needs space on a full disk.
  rmSync(unfinished, { recursive: true, force: true });
  const output = result.error?.message ?? `${result.stdout}${result.stderr}`;
  appendFileSync(log, output);
  const reason = /error: (.*)/.exec(output)?.[1] ?? output.trim().split('\n').at(-1);
  throw new PostgresError(
    `The database folder ${dataDir} could not be made: ${reason}`,
    `Read ${log} for the whole story.`,
  );
}

function run([program = '', ...args]: string[], { user }: Place) {
  return spawnSync(program, args, { ...runAs(user), env: SERVER_ENVIRONMENT, encoding: 'utf8' });
}

function checkData({ dataDir, user }: Place, version: string): void {
  if (!isPrivateTo(dataDir, user))
    throw new PostgresError(
      `Others can enter the database folder ${dataDir}, or it is not a folder.`,
      `Close it with: chmod 700 ${dataDir}`,
    );
  const found = readVersion(path.join(dataDir, 'PG_VERSION'));
  const ours = version.split('.')[0];
  if (found === ours) return;
  throw new PostgresError(
    found
      ? `The data in ${dataDir} was made by PostgreSQL ${found}; this shop runs PostgreSQL ${ours}.`
      : `${dataDir} is not a PostgreSQL data folder.`,
    `Move it away (keep it: the orders are in it) or set DATA_DIR to another folder.`,
  );
}

function readVersion(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}
