import { spawn } from 'node:child_process';
import fs, {
  chmodSync,
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createData } from './create-data.ts';
import { queryRows } from './databases.ts';
import { createDataOnce, keepServer, killHard, temporaryFolder } from './fixtures/test-server.ts';
import { launch } from './launch.ts';
import { findServer } from './left-over.ts';
import { locateBinaries } from './locate-binaries.ts';
import { PostgresError } from './postgres-error.ts';
import { prepareBinaries } from './prepare-binaries.ts';
import { isRunning, processInfo } from './process-info.ts';
import { canEnter, runAs, serverUser } from './server-user.ts';
import { SERVER_ENVIRONMENT, serverArguments } from './settings.ts';
import { startPostgres } from './start-postgres.ts';

const isRoot = process.getuid?.() === 0;
const NOBODY = 65_534;

describe('startPostgres', { timeout: 60_000 }, () => {
  let data: Awaited<ReturnType<typeof createDataOnce>>;
  beforeAll(async () => {
    data = await createDataOnce();
  });
  afterAll(() => data.remove());

  it('runs a server on a private socket, answers queries and stops', async () => {
    using temporary = temporaryFolder();
    data.copyTo(temporary.folder);
    const server = await startPostgres({ dataDir: temporary.folder, durable: false });
    expect(
      await queryRows(server.url, 'SELECT current_database() AS name, inet_server_addr() AS address'),
    ).toEqual([{ name: 'shop', address: null }]);
    expect(statSync(server.dataDir).mode & 0o777).toBe(0o700);
    expect(statSync(server.socketDir).mode & 0o777).toBe(0o700);
    await server.stop();
    expect(isRunning(server.pid)).toBe(false);
    await expect(queryRows(server.url, 'SELECT 1')).rejects.toThrow();
  });

  it('creates data, keeps it over a restart, and has fsync on when durable', async () => {
    using temporary = temporaryFolder();
    const first = await startPostgres({ dataDir: temporary.folder, durable: true });
    await queryRows(first.url, 'CREATE TABLE bottle AS SELECT 7 AS qty');
    expect(await queryRows(first.url, 'SHOW fsync')).toEqual([{ fsync: 'on' }]);
    await first.stop();
    const second = await startPostgres({ dataDir: temporary.folder, durable: true });
    expect(await queryRows(second.url, 'SELECT qty FROM bottle')).toEqual([{ qty: 7 }]);
    await second.stop();
  });

  it('starts and stops in peace while the clock jumps', async () => {
    using temporary = temporaryFolder();
    data.copyTo(temporary.folder);
    let now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => {
      now += 3_600_000;
      return now;
    });
    try {
      const server = await startPostgres({ dataDir: temporary.folder, durable: false });
      await server.stop();
      expect(readFileSync(server.log, 'utf8')).not.toContain('immediate shutdown');
    } finally {
      clock.mockRestore();
    }
  });

  it('says why no data can be made on a full disk, and leaves nothing half-made', () => {
    using temporary = temporaryFolder();
    const base = temporary.folder;
    const binaries = path.join(base, 'binaries');
    mkdirSync(path.join(binaries, 'bin'), { recursive: true });
    const program = '#!/bin/sh\necho "initdb: error: no space" >&2\nexit 1\n';
    writeFileSync(path.join(binaries, 'bin/initdb'), program, { mode: 0o755 });
    const place = { asked: base, base, dataDir: path.join(base, 'postgres'), user: serverUser() };
    const { appendFileSync } = fs;
    const halfMade = () => readdirSync(base).filter((name) => name.startsWith('postgres.new'));
    const disk = vi.spyOn(fs, 'appendFileSync').mockImplementation((...given) => {
      if (halfMade().length > 0) throw new Error('ENOSPC');
      appendFileSync(...given);
    });
    syncBuiltinESMExports();
    try {
      const log = path.join(base, 'postgres.log');
      expect(() => createData(place, { binaries, version: '18.4.0', log, durable: true })).toThrow(
        'could not be made: no space',
      );
    } finally {
      disk.mockRestore();
      syncBuiltinESMExports();
    }
    expect(halfMade()).toEqual([]);
  });

  it('waits for a server that has the pid of the killed one, as after the restart of a container', async () => {
    using temporary = temporaryFolder();
    const dataDir = path.join(temporary.folder, 'postgres');
    const pidFile = path.join(dataDir, 'postmaster.pid');
    const linesOf = (pid: unknown, socketDir: string) =>
      `${pid}\n${dataDir}\n1\n5432\n${socketDir}\n\n\nready\n`;
    const program = `#!/bin/sh
sleep 0.3
printf '${linesOf('%s', '/tmp/new')}' $$ > ${pidFile}
while :; do sleep 0.1; done`;
    mkdirSync(path.join(temporary.folder, 'bin'));
    mkdirSync(dataDir);
    writeFileSync(path.join(temporary.folder, 'bin/postgres'), program, { mode: 0o755 });
    // A test cannot choose the pid of the server, so another process with its arguments has the pid.
    const same = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', '--', '-D', dataDir]);
    writeFileSync(pidFile, linesOf(same.pid, '/tmp/old'));
    const server = await launch({
      binaries: temporary.folder,
      dataDir,
      args: serverArguments(dataDir, temporary.folder, false),
      log: path.join(temporary.folder, 'postgres.log'),
      user: { uid: process.getuid?.() ?? -1, gid: process.getgid?.() ?? -1 },
      keepAlive: true,
    });
    same.kill();
    process.kill(server.pid, 'SIGKILL');
    expect(server.socketDir).toBe('/tmp/new');
  });

  it('puts the socket into a short folder if the path of the data is too long', async () => {
    using temporary = temporaryFolder();
    const dataDir = path.join(temporary.folder, 'x'.repeat(120));
    data.copyTo(dataDir);
    const server = await startPostgres({ dataDir, durable: false });
    expect(server.socketDir.length).toBeLessThan(40);
    expect(await queryRows(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await server.stop();
    expect(statSync(server.socketDir, { throwIfNoEntry: false })).toBeUndefined();
  });

  it('refuses a second start on the same data and names the process that uses it', async () => {
    using temporary = temporaryFolder();
    data.copyTo(temporary.folder);
    const server = await startPostgres({ dataDir: temporary.folder, durable: false });
    const { told } = await keepServer({ dataDir: temporary.folder, durable: false });
    expect(told.refused).toBe(true);
    expect(told.message).toContain(`process ${process.pid}`);
    expect(told.remedy).toContain('DATA_DIR');
    expect(await queryRows(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await server.stop();
  });

  it('refuses a start while a container, whose processes are not visible, runs a server on the data', async () => {
    using temporary = temporaryFolder();
    const pidFile = path.join(data.copyTo(temporary.folder), 'postmaster.pid');
    const server = await startPostgres({ dataDir: temporary.folder, durable: false });
    const own = readFileSync(pidFile, 'utf8');
    // In another pid namespace, both processes have other pids.
    const lock = path.join(temporary.folder, 'owner.lock');
    writeFileSync(lock, JSON.stringify({ pid: 2 ** 30, startedAt: '1' }));
    writeFileSync(pidFile, own.replace(/^\d+/, String(2 ** 30)));
    const second = startPostgres({ dataDir: temporary.folder, durable: false });
    await expect(second).rejects.toThrow('is in use by the database server of another container');
    expect(readFileSync(lock, 'utf8')).toContain(String(2 ** 30));
    writeFileSync(pidFile, own);
    expect(await queryRows(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await server.stop();
  });

  it('starts again after SIGKILL of its process, with all committed data', async () => {
    using temporary = temporaryFolder();
    data.copyTo(temporary.folder);
    const options = { dataDir: temporary.folder, durable: true };
    const { child, told } = await keepServer(options);
    await queryRows(told.url, 'CREATE TABLE bottle AS SELECT 7 AS qty');
    await killHard(child);
    const server = await startPostgres(options);
    expect(server.pid).not.toBe(told.pid);
    expect(isRunning(told.pid)).toBe(false);
    expect(await queryRows(server.url, 'SELECT qty FROM bottle')).toEqual([{ qty: 7 }]);
    await server.stop();
  });

  it('takes over a `keepAlive` server of a killed process', async () => {
    using temporary = temporaryFolder();
    data.copyTo(temporary.folder);
    const options = { dataDir: temporary.folder, durable: false, keepAlive: true };
    const { child, told } = await keepServer(options);
    await killHard(child);
    const server = await startPostgres(options);
    expect(server).toMatchObject({ pid: told.pid, reused: true });
    await server.stop();
    expect(isRunning(told.pid)).toBe(false);
  });

  it('replaces a left-over server that runs with other settings', async () => {
    using temporary = temporaryFolder();
    data.copyTo(temporary.folder);
    const { child, told } = await keepServer({ dataDir: temporary.folder, durable: false, keepAlive: true });
    await killHard(child);
    const server = await startPostgres({ dataDir: temporary.folder, durable: true, keepAlive: true });
    expect(server.reused).toBe(false);
    expect(isRunning(told.pid)).toBe(false);
    expect(await queryRows(server.url, 'SHOW fsync')).toEqual([{ fsync: 'on' }]);
    await server.stop();
  });

  it('starts despite a stale pid file whose pid belongs to another program now', async () => {
    using temporary = temporaryFolder();
    data.copyTo(temporary.folder);
    const options = { dataDir: temporary.folder, durable: false };
    const first = await startPostgres(options);
    const pidFile = path.join(first.dataDir, 'postmaster.pid');
    const content = readFileSync(pidFile, 'utf8');
    await first.stop();
    writeFileSync(pidFile, content.replace(/^\d+/, String(process.pid)), { mode: 0o600 });
    const second = await startPostgres(options);
    expect(await queryRows(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await second.stop();
  });

  it.skipIf(process.platform !== 'linux')(
    'starts despite a killed server that its parent never reaps, as in a container (Linux only)',
    async () => {
      using temporary = temporaryFolder();
      data.copyTo(temporary.folder);
      const options = { dataDir: temporary.folder, durable: false };
      const first = await startPostgres(options);
      await first.stop();
      const home = prepareBinaries(locateBinaries(), temporary.folder, serverUser());
      const command = [
        path.join(home, 'bin/postgres'),
        ...serverArguments(first.dataDir, first.socketDir, false),
      ];
      const parent = spawn('sh', ['-c', '"$@" & exec sleep 60', 'sh', ...command], {
        ...runAs(serverUser()),
        env: SERVER_ENVIRONMENT,
        stdio: 'ignore',
      });
      const dead = await vi.waitUntil(
        () => findServer(first.dataDir)?.ready && findServer(first.dataDir),
        10_000,
      );
      process.kill(dead.pid, 'SIGKILL');
      await vi.waitUntil(() => processInfo(dead.pid)?.zombie);

      const second = await startPostgres(options);
      expect(processInfo(dead.pid)?.zombie).toBe(true);
      expect(await queryRows(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      await second.stop();
      await killHard(parent);
    },
  );

  it('refuses data of another PostgreSQL version, says why, and does not change the data', async () => {
    using temporary = temporaryFolder();
    const dataDir = data.copyTo(temporary.folder);
    const options = { dataDir: temporary.folder, durable: false };
    writeFileSync(path.join(dataDir, 'PG_VERSION'), '15\n');
    const error = await startPostgres(options).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PostgresError);
    expect((error as PostgresError).message).toMatch(/made by PostgreSQL 15; this shop runs PostgreSQL 18/);
    expect(readFileSync(path.join(dataDir, 'PG_VERSION'), 'utf8')).toBe('15\n');
  });

  it('reports the reason from the server’s log if it does not start', async () => {
    using temporary = temporaryFolder();
    const dataDir = data.copyTo(temporary.folder);
    const options = { dataDir: temporary.folder, durable: false };
    writeFileSync(path.join(dataDir, 'postgresql.conf'), 'max_wal_size = much\n');
    await expect(startPostgres(options)).rejects.toThrow(
      /did not start: .*postgresql\.conf|did not start: .*max_wal_size/,
    );
  });

  it('refuses a world-writable folder', async () => {
    using temporary = temporaryFolder();
    chmodSync(temporary.folder, 0o777);
    await expect(startPostgres({ dataDir: temporary.folder, durable: false })).rejects.toThrow(
      /Everybody may write/,
    );
  });
});

describe.skipIf(!isRoot)('startPostgres as root (only root can try it)', { timeout: 60_000 }, () => {
  it('runs as another user, with the data elsewhere if that user cannot enter the folder', async () => {
    using temporary = temporaryFolder();
    chmodSync(temporary.folder, 0o700);
    const dataDir = path.join(temporary.folder, 'clone/var/data');
    const server = await startPostgres({ dataDir, durable: false });
    const base = path.dirname(server.dataDir);
    try {
      expect(base).toMatch(/^\/var\/(lib|tmp)\/shop-/);
      expect(server.note).toContain(base);
      expect(statSync(server.dataDir).uid).toBe(serverUser().uid);
      await queryRows(server.url, 'CREATE TABLE bottle AS SELECT 7 AS qty');
      await server.stop();

      // Make the requested folder accessible. The next start must still find the data in the other folder.
      chmodSync(temporary.folder, 0o755);
      const again = await startPostgres({ dataDir, durable: false });
      expect(await queryRows(again.url, 'SELECT qty FROM bottle')).toEqual([{ qty: 7 }]);
      await again.stop();
    } finally {
      rmSync(base, { recursive: true, force: true });
    }
  });

  it.skipIf(
    !canEnter(import.meta.dirname, { uid: NOBODY, gid: NOBODY }) && 'the clone is closed to other users',
  )('uses existing data of an ordinary user, as that user', async () => {
    using temporary = temporaryFolder();
    const dataDir = path.join(temporary.folder, 'data');
    mkdirSync(dataDir);
    chmodSync(temporary.folder, 0o755);
    chownSync(dataDir, NOBODY, NOBODY);
    const { child, told } = await keepServer({ dataDir, durable: false }, { uid: NOBODY, gid: NOBODY });
    expect(told.message).toBeUndefined();
    expect(statSync(told.dataDir).uid).toBe(NOBODY);
    await killHard(child);
    const server = await startPostgres({ dataDir, durable: false });
    expect(statSync(server.dataDir).uid).toBe(NOBODY);
    await server.stop();
  });
});
