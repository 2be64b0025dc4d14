import { spawnSync } from 'node:child_process';
import { PostgresError } from './postgres-error.ts';

/**
 * PostgreSQL refuses to run as root. When root starts the shop, the server runs as the first of these users
 * that exists.
 */
const LENT_USERS = ['postgres', 'nobody'];

export type ServerUser = { uid: number; gid: number };

/** The user that runs the server: the current user, or one of `LENT_USERS` when that is root. */
export function serverUser(): ServerUser {
  const me = { uid: process.getuid?.() ?? -1, gid: process.getgid?.() ?? -1 };
  if (me.uid !== 0) return me;
  for (const name of LENT_USERS) {
    const [uid, gid] = [idOf('-u', name), idOf('-g', name)];
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new PostgresError(
    `PostgreSQL does not run as root, and there is no user ${LENT_USERS.join(' or ')} to run it as.`,
    'Run the command as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

/** Options of `spawn` to run a program as this user, in a working directory that every user can enter. */
export function runAs(user: ServerUser): { uid?: number; gid?: number; cwd: string } {
  return process.getuid?.() === user.uid ? { cwd: '/' } : { ...user, cwd: '/' };
}

/** True if the user can reach and enter the folder, or execute the file. Asks the system itself, so ACLs count too. */
export function canEnter(target: string, user: ServerUser): boolean {
  return spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', target], runAs(user)).status === 0;
}

function idOf(flag: '-u' | '-g', name: string): number | undefined {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
  // macOS prints the id -2 of "nobody" as 4294967294: convert to a signed 32-bit number.
  return status === 0 ? Number(stdout) | 0 : undefined;
}
