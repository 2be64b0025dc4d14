import { spawnSync } from 'node:child_process';
import { PostgresError } from './postgres-error.ts';

/** PostgreSQL refuses to run as root, so root lends it one of these users, the first that exists. */
const LENT_USERS = ['postgres', 'nobody'];

export type ServerUser = { uid: number; gid: number };

/** Our own user, or for root the one PostgreSQL runs as. */
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

/** Options of spawn that run a program as this user; a folder that anybody can enter is its working folder. */
export function runAs(user: ServerUser): { uid?: number; gid?: number; cwd: string } {
  return process.getuid?.() === user.uid ? { cwd: '/' } : { ...user, cwd: '/' };
}

/** True when this user can pass through every parent and enter the folder, or execute the file. Asked of the system itself, since ACLs count too. */
export function canEnter(target: string, user: ServerUser): boolean {
  return spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', target], runAs(user)).status === 0;
}

function idOf(flag: '-u' | '-g', name: string): number | undefined {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
  // macOS shows nobody's -2 as 4294967294: back to 32 bits with a sign.
  return status === 0 ? Number(stdout) | 0 : undefined;
}
