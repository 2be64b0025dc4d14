import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ObjectStorage } from 'object-storage/object-storage';
import { openStorage } from 'object-storage/open-storage';
import { useS3Server } from 'object-storage/testing/use-s3-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { KEPT_RELEASES, nextPointer } from '../pointers.ts';
import { openReleaseStore } from '../release-store.ts';
import { writeBuild } from '../testing/build-folder.ts';
import { releaseBuild } from '../testing/release-storage-suite.ts';
import { openBucketReleases } from './bucket-releases.ts';
import { openReleaseStorage } from './open-release-storage.ts';

const HERE = import.meta.dirname;

const server = useS3Server();
let root: string;
let url: string;
let bucket: ObjectStorage;
const open = (machine: string, storage = bucket) => openBucketReleases(storage, path.join(root, machine));

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'bucket-releases-'));
  url = server.newAddress();
  bucket = openStorage(url);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

// The test must notice this fault in platform/releases/src/storage/fetch-release.ts
// - name !== SEAL &&
it('writes the manifest after all other files, and the pointers last', async () => {
  const written: string[] = [];
  const storage = open('a', {
    ...bucket,
    write: (key, ...rest) => {
      written.push(key);
      return bucket.write(key, ...rest);
    },
  });
  await releaseBuild({ root }, storage, 'checkout', '1.0.0-a');
  expect(written.slice(0, 3).sort()).toEqual([
    'checkout/1.0.0-a/client/main.js',
    'checkout/1.0.0-a/contract.json',
    'checkout/1.0.0-a/server/index.mjs',
  ]);
  expect([...new Set(written.slice(3))].slice(0, 2)).toEqual([
    'checkout/1.0.0-a/release.json',
    'remotes.json',
  ]);
});

it('repeats its change when another machine changes the pointers between its read and its write', async () => {
  let other: Promise<void> | undefined;
  const storage = open('a', {
    ...bucket,
    async write(key, ...rest) {
      other ??= open('b').point('catalog', '9', 'release');
      await other;
      return bucket.write(key, ...rest);
    },
  });
  await storage.point('checkout', '1', 'release');
  expect((await storage.pointers()).remotes).toMatchObject({
    catalog: { version: '9' },
    checkout: { version: '1' },
  });
});

// The test must notice this fault in platform/releases/src/storage/bucket-releases.ts
// - if (tried && isDeepStrictEqual(from, tried.to)) return tried;
it('applies a change once when the answer to its write is lost', async () => {
  const storage = open('a', {
    ...bucket,
    async write(key, body, options) {
      const etag = await bucket.write(key, body, options);
      // The SDK repeats a write without an answer, and then finds its own object.
      return key === 'remotes.json' ? bucket.write(key, body, options) : etag;
    },
  });
  for (const version of ['1', '2', '3']) await storage.point('checkout', version, 'release');
  await storage.change('checkout', (now) => nextPointer(now, now?.previous[0] ?? '', 'rollback'));
  expect((await storage.pointers()).remotes.checkout).toMatchObject({ version: '2', previous: ['3', '1'] });
  expect(await storage.history()).toHaveLength(4);
});

it('refuses a store that ignores the conditions of writes', async () => {
  const storage = open('a', { ...bucket, write: (key, body) => bucket.write(key, body) });
  await expect(releaseBuild({ root }, storage, 'checkout', '1')).rejects.toThrow(
    `${url} ignores the conditions of writes, so two releases at once could lose each other`,
  );
  expect((await storage.pointers()).remotes).toEqual({});
});

it('never changes a release that the bucket has', async () => {
  await releaseBuild({ root }, open('a'), 'checkout', '1.0.0');
  const other = open('b');
  openReleaseStore(other.dir).copy(writeBuild(root, 'checkout', '1.0.0', 'other bytes'));
  await expect(other.publish('checkout', '1.0.0')).rejects.toThrow(
    `${url} has another build under checkout/1.0.0: client/main.js differs`,
  );
  expect((await bucket.read('checkout/1.0.0/client/main.js'))?.body.toString()).toBe('1.0.0');
});

it('deletes the release that is no longer kept, except while a canary uses it', async () => {
  const storage = open('a');
  await releaseBuild({ root }, storage, 'checkout', '1');
  const previous = Array.from({ length: KEPT_RELEASES - 2 }, (_, n) => `earlier-${n}`);
  const fill = (canary: object) =>
    storage.change('checkout', (now) => ({
      ...nextPointer(now, '2', 'release'),
      previous: [...previous, '1'],
      ...canary,
    }));
  await fill({ canary: { version: '1', share: 5, since: '', seed: '' } });
  await storage.change('checkout', (now) =>
    now === undefined ? null : { ...now, ...nextPointer(now, '3', 'release') },
  );
  expect(await bucket.list('checkout/1/')).toHaveLength(4);
  await fill({});
  await storage.point('checkout', '4', 'release');
  expect(await bucket.list('checkout/1/')).toEqual([]);
});

it('names a pointer file that is no JSON', async () => {
  await bucket.write('remotes.json', '{ "remotes": ');
  await expect(open('a').point('checkout', '1', 'release')).rejects.toThrow(
    `${url}/remotes.json cannot be read`,
  );
});

/** Starts a release of this build in a process that stops before it writes the named object. */
const releaseUntil = (key: string, folder: string): ChildProcess => {
  const program = `
    import { S3Client } from '@aws-sdk/client-s3';
    const { send } = S3Client.prototype;
    S3Client.prototype.send = function (command, ...rest) {
      if (command.constructor.name === 'PutObjectCommand' && command.input.Key.endsWith('${key}')) {
        process.stdout.write('stopped');
        return new Promise(() => setInterval(() => {}, 1_000));
      }
      return send.call(this, command, ...rest);
    };
    const { openReleaseStore } = await import('${HERE}/../release-store.ts');
    const { openReleaseStorage } = await import('${HERE}/open-release-storage.ts');
    const storage = openReleaseStorage({ url: '${url}', dir: '${path.join(root, 'killed')}' });
    const { id, version } = openReleaseStore(storage.dir).copy('${folder}');
    await storage.publish(id, version);
    await storage.point(id, version, 'release');`;
  const options = { cwd: path.resolve(HERE, '../../../object-storage') };
  return spawn(process.execPath, ['--input-type=module', '-e', program], {
    ...options,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
};

it.each(['client/main.js', 'release.json', 'remotes.json'])(
  'leaves the old release live when the process is killed before it writes %s',
  async (key) => {
    await releaseBuild({ root }, open('a'), 'checkout', '1.0.0-a');
    const child = releaseUntil(key, writeBuild(root, 'checkout', '1.0.0-b'));
    await once(child.stdout as NonNullable<typeof child.stdout>, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');

    const shell = open('shell');
    expect(await shell.pull()).toEqual([]);
    expect(openReleaseStore(shell.dir).current('checkout')).toBe('1.0.0-a');
    // The same release, run again, completes.
    await releaseBuild(
      { root },
      openReleaseStorage({ url, dir: path.join(root, 'a') }),
      'checkout',
      '1.0.0-b',
    );
    expect(await shell.pull()).toEqual([]);
    expect(openReleaseStore(shell.dir).current('checkout')).toBe('1.0.0-b');
  },
);
