import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createData } from 'embedded-postgres/create-data';
import { ensureDatabase, socketUrl } from 'embedded-postgres/databases';
import { locateBinaries } from 'embedded-postgres/locate-binaries';
import { makePrivateFolder } from 'embedded-postgres/owned-folder';
import { prepareBinaries } from 'embedded-postgres/prepare-binaries';
import { runAs, type ServerUser, serverUser } from 'embedded-postgres/server-user';
import { SERVER_ENVIRONMENT } from 'embedded-postgres/settings';
import { testRoot } from 'embedded-postgres/test-root';
import pg from 'pg';
import { seed } from '../src/imports/seed/seed.ts';
import { fixture } from './fixture.ts';
import { fillShop } from './shop-template.ts';

/** `setpriv` ends the servers with the test, also when the test is killed. */
export const hasReplication =
  process.platform === 'linux' && spawnSync('setpriv', ['--pdeathsig=KILL', 'true']).status === 0;

const DATABASE = 'shop';
const READY_WITHIN_MS = 60_000;
/** Not durable, because no test cuts the power. */
const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '32MB',
  fsync: 'off',
  autovacuum: 'off',
  wal_retrieve_retry_interval: '100ms',
  // Conflicts of reads with the replay show at once.
  max_standby_streaming_delay: '0',
};

interface Server {
  /** URL of the shop's database, on a unix socket. */
  url: string;
  query<T extends object>(sql: string): Promise<T[]>;
  start(): Promise<void>;
  /** Ends the server like a power cut. */
  kill(): Promise<void>;
}

export interface Replication {
  primary: Server;
  replica: Server;
  /** Waits until the replica has replayed all commits so far. */
  catchUp(): Promise<void>;
  /** The replica receives no further changes. */
  disconnect(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a primary with a migrated and seeded shop, and a replica that streams from it. */
export async function startReplication(): Promise<Replication> {
  const base = mkdtempSync(path.join(testRoot(), 'shop-test-'));
  chmodSync(base, 0o711);
  const user = serverUser();
  const binaries = locateBinaries();
  const place = { asked: base, base, dataDir: path.join(base, 'primary'), user };
  const programs = prepareBinaries(binaries, base, user);
  createData(place, {
    binaries: programs,
    version: binaries.version,
    log: path.join(base, 'initdb.log'),
    durable: false,
  });
  const serverAt = (name: string): Server => createServer({ name, base, programs, user });

  const source = serverAt('primary');
  await source.start();
  await ensureDatabase(source.url);
  await fillShop(source.url, (db) => seed(db, fixture));
  await source.query('checkpoint');
  await source.kill();

  const replicaData = path.join(base, 'replica');
  if (spawnSync('cp', ['-a', place.dataDir, replicaData]).status !== 0) throw new Error('data not copied');
  writeFileSync(path.join(replicaData, 'standby.signal'), '');
  const primary = serverAt('primary');
  const socketFolder = new URL(primary.url).searchParams.get('host');
  const connection = `host=${socketFolder} user=postgres application_name=replica`;
  appendFileSync(path.join(replicaData, 'postgresql.auto.conf'), `primary_conninfo = '${connection}'\n`);
  const replica = serverAt('replica');
  await primary.start();
  await replica.start();

  return {
    primary,
    replica,
    async catchUp() {
      const [now] = await primary.query<{ lsn: string }>('select pg_current_wal_insert_lsn()::text as lsn');
      const isThere = () =>
        replica.query<{ there: boolean }>(`select pg_last_wal_replay_lsn() >= '${now?.lsn}' as there`);
      while (!(await isThere())[0]?.there) await wait(10);
    },
    async disconnect() {
      await replica.query(`alter system set primary_conninfo = ''`);
      await replica.query('select pg_reload_conf()');
      while ((await replica.query('select from pg_stat_wal_receiver')).length > 0) await wait(10);
    },
    async close() {
      await Promise.all([replica.kill(), primary.kill()]);
      rmSync(base, { recursive: true, force: true });
    },
  };
}

interface ServerOptions {
  name: string;
  base: string;
  programs: string;
  user: ServerUser;
}

function createServer({ name, base, programs, user }: ServerOptions): Server {
  const sockets = path.join(base, `run-${name}`);
  rmSync(sockets, { recursive: true, force: true });
  makePrivateFolder(sockets, user);
  const url = socketUrl(sockets, DATABASE);
  const options = Object.entries(SETTINGS).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  const command = [path.join(programs, 'bin/postgres'), '-D', path.join(base, name), '-k', sockets];
  const lent = process.getuid?.() === user.uid ? [] : [`--reuid=${user.uid}`, `--regid=${user.gid}`];
  let child: ChildProcess | undefined;
  let output = '';

  const query = async <T extends object>(sql: string, address = url): Promise<T[]> => {
    const client = new pg.Client({ connectionString: address });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<T>(sql)).rows;
    } finally {
      await client.end();
    }
  };

  return {
    url,
    query,
    async start() {
      const groups = lent.length > 0 ? ['--clear-groups'] : [];
      const args = [...lent, ...groups, '--pdeathsig=QUIT', '--', ...command, ...options];
      child = spawn('setpriv', args, {
        cwd: runAs(user).cwd,
        env: SERVER_ENVIRONMENT,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      child.stderr?.on('data', (part) => {
        output += String(part);
      });
      const deadline = Date.now() + READY_WITHIN_MS;
      // The first start has no database of the shop yet.
      const isReady = () => query('select 1', socketUrl(sockets, 'postgres')).then(Boolean, () => false);
      while (!(await isReady())) {
        if (child.exitCode !== null || Date.now() > deadline) throw new Error(`no ${name}: ${output}`);
        await wait(20);
      }
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      // SIGQUIT is PostgreSQL's immediate shutdown: all its processes end at once, without checkpoint.
      child.kill('SIGQUIT');
      await once(child, 'exit');
    },
  };
}
