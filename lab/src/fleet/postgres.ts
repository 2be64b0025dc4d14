/** PostgreSQL servers of the Debian package: a primary with a streaming replica, on ports of this machine. */
import { chownSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { runAs, type ServerUser, serverUser } from 'embedded-postgres/server-user';
import { runToEnd } from 'tools/process/run';
import { createMember, type Member, type Role } from './member.ts';

const PROGRAMS = '/usr/lib/postgresql/15/bin';
const program = (name: string): string => path.join(PROGRAMS, name);
const DATABASE = 'shop';

export const hasPostgres = (): boolean => existsSync(program('postgres'));

export interface PostgresServer {
  url: string;
  port: number;
  member: Member;
}

interface ServerPlace {
  name: string;
  /** Of its data. */
  folder: string;
  port: number;
  logDir: string;
}

export const databaseUrl = (port: number, database = DATABASE): string =>
  `postgres://postgres@127.0.0.1:${port}/${database}`;

/** Options of PostgreSQL's programs for a server on this machine. */
const serverAt = (port: number): string[] => ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'];

const as = async (user: ServerUser, name: string, args: readonly string[]): Promise<string> => {
  const { uid, gid } = runAs(user);
  const change = uid === undefined ? [] : [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  const { code, output } = await runToEnd('setpriv', [...change, '--', program(name), ...args], { cwd: '/' });
  if (code !== 0) throw new Error(`${name} failed: ${output}`);
  return output;
};

/** Runs a statement. @returns the rows, with `|` between columns */
export const queryText = async (url: string, statement: string): Promise<string> => {
  const args = ['-XAtq', '-v', 'ON_ERROR_STOP=1', '-c', statement, url];
  const { code, output } = await runToEnd(program('psql'), args);
  if (code !== 0) throw new Error(`${statement}: ${output}`);
  return output;
};

/** Runs a query. @returns the value of the only column of the only row, as JSON */
export const queryJson = async <Value>(url: string, query: string): Promise<Value> =>
  JSON.parse(await queryText(url, query)) as Value;

const server = (role: Role, { name, folder, port, logDir }: ServerPlace): PostgresServer => {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    hot_standby_feedback: 'on',
    log_checkpoints: 'off',
  };
  const member = createMember({
    name,
    role,
    command: program('postgres'),
    args: [
      ...['-D', folder, '-p', String(port)],
      ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
    ],
    user: serverUser(),
    // Fast shutdown: ends open connections.
    stopSignal: 'SIGINT',
    isReady: async () => (await runToEnd(program('pg_isready'), ['-q', ...serverAt(port)])).code === 0,
    logDir,
  });
  return { url: databaseUrl(port), port, member };
};

const ownFolder = (folder: string): ServerUser => {
  const user = serverUser();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (process.getuid?.() === 0) chownSync(folder, user.uid, user.gid);
  return user;
};

/** Creates an empty server with the shop's database and starts it. */
export const startPrimary = async (place: ServerPlace): Promise<PostgresServer> => {
  const { folder, port } = place;
  const user = ownFolder(folder);
  await as(user, 'initdb', ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
  const primary = server('primary', place);
  await primary.member.start();
  await as(user, 'createdb', [...serverAt(port), DATABASE]);
  return primary;
};

/**
 * Copies a running server and starts the copy.
 * @param isReplica true: the copy follows the original. False: it is a primary of its own.
 */
export const copyServer = async (
  original: PostgresServer,
  place: ServerPlace,
  { isReplica }: { isReplica: boolean },
): Promise<PostgresServer> => {
  const user = ownFolder(place.folder);
  await as(user, 'pg_basebackup', [
    ...[...serverAt(original.port), '-D', place.folder, '-c', 'fast', '-X', 'stream'],
    ...(isReplica ? ['-R'] : []),
  ]);
  const copy = server(isReplica ? 'replica' : 'primary', place);
  await copy.member.start();
  return copy;
};
