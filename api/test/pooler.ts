import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect as openSocket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Program of the Debian package `pgbouncer`. */
const PROGRAM = '/usr/sbin/pgbouncer';
const SETTINGS = path.resolve(import.meta.dirname, '../../lab/containers/pgbouncer.ini');
const READY_WITHIN_MS = 10_000;

export const hasPooler = existsSync(PROGRAM);

export interface Pooler {
  /** URL of the test's database behind the pooler. */
  url: string;
  stop(): Promise<void>;
}

const answers = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = openSocket(port, '127.0.0.1', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });

/**
 * Starts PgBouncer with the settings of `lab/containers/pgbouncer.ini` for a database of the embedded PostgreSQL.
 * @param url the database, on a unix socket
 * @param size connections to PostgreSQL
 */
export async function startPooler(url: string, port: number, size: number): Promise<Pooler> {
  const socketFolder = new URL(url).searchParams.get('host') ?? '';
  const database = new URL(url).pathname.slice(1);
  const settings = readFileSync(SETTINGS, 'utf8')
    .replace('shop = host=db port=5432 dbname=shop', `${database} = host=${socketFolder} user=postgres`)
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('listen_addr = 0.0.0.0', 'listen_addr = 127.0.0.1\nunix_socket_dir =')
    .replace('auth_type = scram-sha-256', 'auth_type = any')
    .replace(/^auth_file.*$/m, '')
    .replace('default_pool_size = 20', `default_pool_size = ${size}`);
  // PgBouncer refuses to run as root, and only the server's user may enter the folder of its socket.
  const { uid, gid } = statSync(socketFolder);
  const folder = mkdtempSync(path.join(tmpdir(), 'pooler-'));
  const file = path.join(folder, 'pgbouncer.ini');
  writeFileSync(file, settings);
  chmodSync(folder, 0o755);
  const child: ChildProcess = spawn(PROGRAM, ['-q', file], {
    ...(process.getuid?.() === 0 && { uid, gid }),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr?.on('data', (part) => {
    output += String(part);
  });
  const stop = async () => {
    rmSync(folder, { recursive: true, force: true });
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await answers(port))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`no pooler: ${output}`);
    }
    await wait(20);
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/${database}`, stop };
}
