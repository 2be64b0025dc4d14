/** PgBouncer of the Debian package with the settings of `lab/containers/pgbouncer.ini`. */
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serverUser } from 'embedded-postgres/server-user';
import { WORKSPACE } from 'tools/workspace/remote-folder';
import { acceptsConnections } from '../accepts-connections.ts';
import { createMember, type Member } from './member.ts';
import { databaseUrl, type PostgresServer } from './postgres.ts';

const PROGRAM = '/usr/sbin/pgbouncer';
const SETTINGS = path.join(WORKSPACE, 'lab/containers/pgbouncer.ini');

export const hasPooler = (): boolean => existsSync(PROGRAM);

/** Replaces a setting. @throws Error when the file lacks it, so that a renamed setting is noticed */
const replace = (text: string, from: string | RegExp, to: string): string => {
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${SETTINGS} has no ${from}`);
  return changed;
};

/** Prepares the pooler of a database. Its own figures are in the database `pgbouncer` on the same port. */
export const createPooler = (
  primary: PostgresServer,
  { folder, port, logDir }: { folder: string; port: number; logDir: string },
): { url: string; statsUrl: string; member: Member } => {
  let settings = readFileSync(SETTINGS, 'utf8');
  settings = replace(settings, 'host=db port=5432', `host=127.0.0.1 port=${primary.port} user=postgres`);
  settings = replace(settings, 'listen_port = 6432', `listen_port = ${port}`);
  settings = replace(settings, 'listen_addr = 0.0.0.0', 'listen_addr = 127.0.0.1\nunix_socket_dir =');
  settings = replace(settings, 'auth_type = scram-sha-256', 'auth_type = any');
  settings = replace(settings, /^auth_file.*$/m, '');
  const file = path.join(folder, 'pgbouncer.ini');
  writeFileSync(file, settings);
  chmodSync(file, 0o644);
  const member = createMember({
    name: 'pooler',
    role: 'pooler',
    command: PROGRAM,
    args: ['-q', file],
    // PgBouncer refuses to run as root.
    user: serverUser(),
    stopSignal: 'SIGINT',
    isReady: () => acceptsConnections(port),
    logDir,
  });
  return { url: databaseUrl(port), statsUrl: databaseUrl(port, 'pgbouncer'), member };
};
