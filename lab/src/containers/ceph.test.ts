/** The conformance suites of the storages against Ceph, a store that real shops use. `pnpm test:full` runs them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStorage } from 'object-storage/open-storage';
import { createBucket } from 'object-storage/testing/create-bucket';
import { describeStorage } from 'object-storage/testing/storage-suite';
import { openReleaseStorage } from 'releases/storage/open-release-storage';
import { describeReleaseStorage } from 'releases/testing/release-storage-suite';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Ceph, startCeph } from './ceph.ts';

const BUCKET = 'shop-test';

describe.skipIf(process.env.TEST_FULL !== '1')('a bucket of Ceph', () => {
  let ceph: Ceph;
  let root: string;
  let prefixes = 0;
  const newAddress = () => `s3://${BUCKET}/test-${++prefixes}`;

  beforeAll(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'ceph-releases-'));
    ceph = await startCeph();
    if (ceph.kind === 'none') return;
    for (const [name, value] of Object.entries(ceph.env)) vi.stubEnv(name, value);
    await createBucket(BUCKET);
  }, 300_000);
  afterAll(async () => {
    vi.unstubAllEnvs();
    if (ceph?.kind === 'ready') await ceph.stop();
    rmSync(root, { recursive: true, force: true });
  });
  beforeEach(({ skip }) => {
    if (ceph.kind === 'none') skip(ceph.reason);
  });

  describeStorage(() => openStorage(newAddress()));

  it('lists more objects than one response holds', async () => {
    const storage = openStorage(newAddress());
    const keys = Array.from({ length: 1_005 }, (_, n) => `many/${String(n).padStart(4, '0')}`);
    for (let n = 0; n < keys.length; n += 50)
      await Promise.all(keys.slice(n, n + 50).map((key) => storage.write(key, '')));
    expect(await storage.list('many/')).toEqual(keys);
  });

  describeReleaseStorage(() => {
    const url = newAddress();
    const folder = path.join(root, `${prefixes}`);
    return { root: folder, open: (machine) => openReleaseStorage({ url, dir: path.join(folder, machine) }) };
  });
});
