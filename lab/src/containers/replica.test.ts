/** The script that starts the replica of docker-compose.scale.yml, with real PostgreSQL. `pnpm test:full` runs it. */
import { chmodSync, copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serverUser } from 'embedded-postgres/server-user';
import { freePort } from 'tools/process/ports';
import { WORKSPACE } from 'tools/workspace/remote-folder';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMember, type Member } from '../fleet/member.ts';
import { databaseUrl, hasPostgres, type PostgresServer, queryText, startPrimary } from '../fleet/postgres.ts';

const PROGRAMS = '/usr/lib/postgresql/15/bin';

describe.skipIf(process.env.TEST_FULL !== '1' || !hasPostgres())('replica.sh', () => {
  let root: string;
  let primary: PostgresServer;
  let replica: Member;
  let url: string;
  let data: string;

  beforeAll(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'replica-'));
    chmodSync(root, 0o777);
    const script = path.join(root, 'replica.sh');
    copyFileSync(path.join(WORKSPACE, 'lab/containers/postgres/replica.sh'), script);
    chmodSync(script, 0o644);
    const logDir = path.join(root, 'log');
    primary = await startPrimary({
      name: 'primary',
      folder: path.join(root, 'primary'),
      port: await freePort(),
      logDir,
    });
    await queryText(primary.url, 'create table numbers as select 1 as number');
    const port = await freePort();
    url = databaseUrl(port);
    data = path.join(root, 'volume/18/docker');
    replica = createMember({
      name: 'replica',
      role: 'replica',
      command: 'bash',
      // A replica refuses fewer connections than its primary has.
      args: [script, 'postgres', `--port=${port}`, '--max_connections=200', '--unix_socket_directories='],
      env: {
        PATH: `${PROGRAMS}:${process.env.PATH}`,
        PGDATA: data,
        PGHOST: '127.0.0.1',
        PGPORT: String(primary.port),
        PGUSER: 'postgres',
      },
      user: serverUser(),
      isReady: () =>
        queryText(url, 'select 1').then(
          () => true,
          () => false,
        ),
      logDir,
    });
    await replica.start();
  });
  afterAll(async () => {
    await replica?.stop();
    await primary?.member.stop();
    rmSync(root, { recursive: true, force: true });
  });

  const numbers = () => queryText(url, 'select number from numbers order by number');

  it('copies the primary, then follows it and accepts no writes', async () => {
    expect((await numbers()).trim()).toBe('1');
    expect(existsSync(`${data}.part`)).toBe(false);
    await queryText(primary.url, 'insert into numbers values (2)');
    await vi.waitFor(async () => expect((await numbers()).trim()).toBe('1\n2'), 20_000);
    await expect(queryText(url, 'insert into numbers values (3)')).rejects.toThrow('read-only');
  });

  it('follows again after a restart, without another copy', async () => {
    const mark = path.join(data, 'mark');
    writeFileSync(mark, '');
    await replica.stop();
    await queryText(primary.url, 'insert into numbers values (4)');
    await replica.start();
    await vi.waitFor(async () => expect((await numbers()).trim()).toBe('1\n2\n4'), 20_000);
    expect(existsSync(mark)).toBe(true);
  });
});
