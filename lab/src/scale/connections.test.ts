import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from 'tools/workspace/remote-folder';
import { describe, expect, it } from 'vitest';
import { ASSUMPTIONS } from './assumptions.ts';
import { connectionsOf } from './connections.ts';
import { SMALLEST } from './roles.ts';

const read = (file: string): string => readFileSync(path.join(WORKSPACE, file), 'utf8');
const numberIn = (file: string, pattern: RegExp): number => Number(pattern.exec(read(file))?.[1]);

describe('connections of the load model', () => {
  const { connections } = ASSUMPTIONS;

  it('counts pools as large as those of the API, the job queue and PgBouncer', () => {
    const pool = numberIn('api/src/config.ts', /DATABASE_POOL: .*\.default\((\d+)\)/);
    const jobs = numberIn('api/src/queue/jobs.ts', /^const POOL_SIZE = (\d+);$/m);
    expect(connections.poolOfProcess).toBe(pool + 1);
    // LISTEN and the job queue.
    expect(connections.directOfProcess).toBe(1 + jobs);
    expect(connections.ofPooler).toBe(
      numberIn('lab/containers/pgbouncer.ini', /^default_pool_size = (\d+)$/m),
    );
    expect(connections.most + connections.forSuperusers).toBe(
      numberIn('docs/guides/kubernetes.md', /max_connections = (\d+)/),
    );
  });

  it('counts mails per worker as the job queue starts them', () => {
    const atOnce = numberIn('api/src/queue/job-list.ts', /'send-order-mail': .*atOnce: (\d+)/);
    expect(ASSUMPTIONS.mailsAtOnce).toBe(atOnce);
    expect(ASSUMPTIONS.mailPollS).toBe(numberIn('api/src/queue/jobs.ts', /^const POLL_S = (\d+);$/m));
  });

  it('adds direct connections of each API and each worker to those of the poolers', () => {
    const sizes = {
      ...SMALLEST,
      api: { processes: 10, cores: 10 },
      worker: { processes: 4, cores: 4 },
      pooler: { processes: 2, cores: 2 },
    };
    const found = connectionsOf(sizes, ASSUMPTIONS);
    expect(found.toPoolers).toBe(14 * 11);
    expect(found.toReplicas).toBe(10 * 11);
    expect(found.direct).toBe(14 * 3 + 2);
    expect(found.atPrimary).toBe(2 * 20 + found.direct);
  });
});
