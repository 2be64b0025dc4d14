import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ObjectStorage } from 'object-storage/object-storage';
import { openStorage } from 'object-storage/open-storage';
import { useS3Server } from 'object-storage/testing/use-s3-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextPointer } from '../pointers.ts';
import { openReleaseStore } from '../release-store.ts';
import { writeBuild } from '../testing/build-folder.ts';
import { releaseBuild } from '../testing/release-storage-suite.ts';
import { openBucketReleases } from './bucket-releases.ts';
import { fetchRelease } from './fetch-release.ts';
import { followBucket } from './follow-bucket.ts';
import { openMirror } from './mirror.ts';
import type { ReleaseStorage } from './release-storage.ts';

const server = useS3Server();
let root: string;
let bucket: ObjectStorage;
let team: ReleaseStorage;
const copy = () => path.join(root, 'copy');
const current = (id: string) => openReleaseStore(copy()).current(id);
const release = (id: string, version: string) => releaseBuild({ root }, team, id, version);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'mirror-'));
  bucket = openStorage(server.newAddress());
  team = openBucketReleases(bucket, path.join(root, 'team'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the local copy of a bucket', () => {
  it('transfers nothing while the pointers stay the same', async () => {
    await release('checkout', '1');
    const requests: string[] = [];
    const counted = new Proxy(bucket, {
      get: (target, name: keyof ObjectStorage) => {
        requests.push(name);
        return target[name];
      },
    });
    const mirror = openMirror(counted, copy());
    expect(await mirror.pull()).toEqual({ isChanged: true, failed: [] });
    requests.length = 0;
    expect(await mirror.pull()).toEqual({ isChanged: false, failed: [] });
    expect(requests).toEqual(['readChanged']);
  });

  // The test must notice this fault in platform/releases/src/storage/fetch-release.ts
  // - assertWhole(part,
  // + if (part === title) assertWhole(part,
  it('keeps the last good release of one remote when its next one is damaged, and follows the others', async () => {
    await release('checkout', '1');
    await release('catalog', '1');
    const mirror = openMirror(bucket, copy());
    await mirror.pull();
    await release('checkout', '2');
    await release('catalog', '2');
    await bucket.write('checkout/2/server/index.mjs', 'evil');
    expect(await mirror.pull()).toMatchObject({
      failed: [
        {
          id: 'checkout',
          version: '2',
          reason: expect.stringContaining('server/index.mjs is not what was built'),
        },
      ],
    });
    expect([current('checkout'), current('catalog')]).toEqual(['1', '2']);
    expect(existsSync(path.join(copy(), 'checkout/2'))).toBe(false);
  });

  it('follows the release and the rollback of the office beside those of remotes', async () => {
    await release('checkout', '1');
    for (const version of ['1', '2']) await release('office', version);
    const mirror = openMirror(bucket, copy());
    await mirror.pull();
    expect([current('checkout'), current('office')]).toEqual(['1', '2']);
    await team.rollback('office');
    await mirror.pull();
    expect(current('office')).toBe('1');
    expect(Object.keys(openReleaseStore(copy()).read().remotes)).toEqual(['checkout']);
  });

  it('tries a damaged release again, after growing pauses', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    await release('checkout', '1');
    await bucket.remove(['checkout/1/release.json']);
    const mirror = openMirror(bucket, copy());
    expect((await mirror.pull()).failed[0]?.reason).toContain('checkout 1 in s3://');
    const list = vi.spyOn(bucket, 'list');
    await mirror.pull();
    expect(list).not.toHaveBeenCalled();
    await team.publish('checkout', '1');
    vi.advanceTimersByTime(2_000);
    expect(await mirror.pull()).toEqual({ isChanged: true, failed: [] });
    expect(current('checkout')).toBe('1');
    vi.useRealTimers();
  });

  it('has the earlier releases, and drops those that are no longer kept', async () => {
    for (const version of ['1', '2']) await release('checkout', version);
    const mirror = openMirror(bucket, copy(), { mayRemove: () => true });
    await mirror.pull();
    await mirror.pullEarlier();
    expect(existsSync(path.join(copy(), 'checkout/1/client/main.js'))).toBe(true);
    await team.change('checkout', (now) => ({ ...nextPointer(now, '2', 'release'), previous: [] }));
    await mirror.pull();
    expect(existsSync(path.join(copy(), 'checkout/1'))).toBe(false);
    expect(existsSync(path.join(copy(), 'checkout/2'))).toBe(true);
  });

  it('has the release of a canary before its pointer', async () => {
    await release('checkout', '1');
    openReleaseStore(team.dir).copy(writeBuild(root, 'checkout', '2'));
    await team.publish('checkout', '2');
    const canary = { version: '2', share: 5, since: '', seed: '' };
    await team.change('checkout', (now) => ({ ...nextPointer(now, '1', 'release'), canary }));
    expect(await openMirror(bucket, copy()).pull()).toEqual({ isChanged: true, failed: [] });
    expect(current('checkout')).toBe('1');
    expect(existsSync(path.join(copy(), 'checkout/2/release.json'))).toBe(true);
  });

  it.each([
    ['no JSON', '{ "remotes": '],
    ['a path in place of a version', '{"remotes":{"checkout":{"version":"../.."}}}'],
    ['a dotted version', '{"remotes":{"checkout":{"version":"1","previous":[".."]}}}'],
    [
      'a path in place of the version before of a preview',
      '{"remotes":{"checkout":{"version":"1","previews":{"a":{"version":"2","previous":"../.."}}}}}',
    ],
    ['a path in place of a remote', '{"remotes":{"../x":{"version":"1"}}}'],
  ])('stays as it is when the pointers hold %s', async (_, text) => {
    await release('checkout', '1');
    const mirror = openMirror(bucket, copy());
    await mirror.pull();
    await bucket.write('remotes.json', text);
    await expect(mirror.pull()).rejects.toThrow('/remotes.json cannot be');
    expect(current('checkout')).toBe('1');
  });

  // The test must notice this fault in platform/releases/src/storage/mirror.ts
  // - sequence < (before?.sequence ?? 0)
  // + sequence < 0
  it('keeps releases and pointer when the next pointer is forged or replayed', async () => {
    await release('checkout', '1');
    const replayed = (await bucket.read('remotes.json'))?.body ?? '';
    await release('checkout', '2');
    const trust = {
      checkPointer: (
        _: string,
        { forged, sequence, version }: { forged?: true; sequence: number; version: string },
      ) => {
        if (forged) throw new Error('not signed by an owner');
        return { version, sequence };
      },
    };
    const mirror = openMirror(bucket, copy(), { trust: trust as never });
    await mirror.pull();
    await mirror.pullEarlier();
    await bucket.write('remotes.json', replayed);
    expect((await mirror.pull()).failed).toEqual([
      {
        id: 'checkout',
        version: '1',
        reason: 'The pointer of checkout is older than the one that was copied before',
      },
    ]);
    await bucket.write(
      'remotes.json',
      '{"remotes":{"checkout":{"version":"1","forged":true,"sequence":9e15}}}',
    );
    expect((await mirror.pull()).failed[0]?.reason).toBe('not signed by an owner');
    expect(current('checkout')).toBe('2');
    expect(existsSync(path.join(copy(), 'checkout/1'))).toBe(true);
  });

  it.each([
    ['leaves a remote out', { remotes: {} }],
    ['has a remote among the hosts', { remotes: {}, hosts: { checkout: { version: '9' } } }],
    ['has a remote among the applications', { remotes: {}, apps: { checkout: { version: '9' } } }],
    ['is not signed', { remotes: { checkout: { version: '9', previous: [] } } }],
  ])('keeps releases and pointer when the next file %s', async (_, file) => {
    for (const version of ['1', '2']) await release('checkout', version);
    const trust = {
      checkPointer: (_: string, { version, sequence }: { version: string; sequence?: number }) => {
        if (!sequence) throw new Error('not signed by an owner');
        return { version, sequence };
      },
    };
    const mirror = openMirror(bucket, copy(), { trust: trust as never });
    await mirror.pull();
    await mirror.pullEarlier();
    const { remotes } = openReleaseStore(copy()).read();
    await bucket.write('remotes.json', JSON.stringify(file));
    await mirror.pull();
    expect(openReleaseStore(copy()).read().remotes).toEqual(remotes);
    for (const version of ['1', '2'])
      expect(existsSync(path.join(copy(), 'checkout', version, 'release.json'))).toBe(true);
  });

  it('removes nothing when nothing verifies the pointers', async () => {
    for (const version of ['1', '2']) await release('checkout', version);
    const mirror = openMirror(bucket, copy());
    await mirror.pull();
    await mirror.pullEarlier();
    await team.change('checkout', (now) => ({ ...nextPointer(now, '2', 'release'), previous: [] }));
    await mirror.pull();
    expect(existsSync(path.join(copy(), 'checkout/1'))).toBe(true);
  });

  it('does not replace releases of another origin', () => {
    mkdirSync(copy(), { recursive: true });
    writeFileSync(path.join(copy(), 'remotes.json'), '{"remotes":{}}');
    expect(() => openMirror(bucket, copy())).toThrow(
      `${copy()} has releases of its own, so it cannot be the local copy of ${bucket.title}. Set RELEASES_DIR`,
    );
    openMirror(bucket, path.join(root, 'other'));
    expect(() => openMirror(openStorage(server.newAddress()), path.join(root, 'other'))).toThrow(
      `is the local copy of ${bucket.title}, not of`,
    );
  });

  it('removes what a killed process left unfinished', () => {
    const left = path.join(copy(), 'checkout/1.999999999.part');
    mkdirSync(left, { recursive: true });
    openMirror(bucket, copy());
    expect(existsSync(left)).toBe(false);
  });

  it('removes an old unfinished download although its pid is in use again, as in a new container', () => {
    const [old, running] = ['1', '2'].map((name) =>
      path.join(copy(), `checkout/${name}.${process.pid}.part`),
    ) as [string, string];
    for (const folder of [old, running]) mkdirSync(folder, { recursive: true });
    const twoHoursAgo = Date.now() / 1_000 - 7_200;
    utimesSync(old, twoHoursAgo, twoHoursAgo);
    openMirror(bucket, copy());
    expect([old, running].map((folder) => existsSync(folder))).toEqual([false, true]);
  });

  it.each(['', '{"url":', 'null', '{}'])(
    'says which file is damaged when its mark reads %j',
    async (text) => {
      await release('checkout', '1');
      await openMirror(bucket, copy()).pull();
      writeFileSync(path.join(copy(), 'mirror.json'), text);
      expect(() => openMirror(bucket, copy())).toThrow(`${copy()}/mirror.json is damaged`);
      expect(current('checkout')).toBe('1');
    },
  );

  it('opens while another process removes the same unfinished download', () => {
    mkdirSync(path.join(copy(), 'checkout/1.999999999.part'), { recursive: true });
    const { rmSync: remove } = fs;
    const spy = vi.spyOn(fs, 'rmSync').mockImplementation((target, options) => {
      remove(target, { recursive: true });
      remove(target, options);
    });
    syncBuiltinESMExports();
    try {
      expect(() => openMirror(bucket, copy())).not.toThrow();
    } finally {
      spy.mockRestore();
      syncBuiltinESMExports();
    }
  });

  it('fetches a release whole when another fetch of it begins meanwhile', async () => {
    await release('checkout', '1');
    const files = (await bucket.list('checkout/1/')).length;
    /** Begins a fetch that has `count` files, and waits for the others until it is ended. */
    const begin = async (count: number) => {
      let [begun, read] = [0, 0];
      const rest = Promise.withResolvers<void>();
      const slow: ObjectStorage['read'] = async (key) => {
        begun += 1;
        if (begun > count) await rest.promise;
        const found = await bucket.read(key);
        read += 1;
        return found;
      };
      const done = fetchRelease({ ...bucket, read: slow }, copy(), 'checkout', '1');
      await vi.waitFor(() => expect([begun, read]).toEqual([files, count]));
      return () => {
        rest.resolve();
        return done;
      };
    };
    const endFirst = await begin(files - 1);
    const endSecond = await begin(0);
    await endFirst();
    await endSecond();
    expect(readdirSync(path.join(copy(), 'checkout'))).toEqual(['1']);
  });
});

describe('a shell that follows a bucket', () => {
  const log = { warn: vi.fn(), info: vi.fn() };
  const texts = (calls: unknown[][]) => calls.map(([, text]) => text);
  let stop = () => {};
  const follow = () => {
    ({ stop } = followBucket(openMirror(bucket, copy()), log, 20));
  };
  beforeEach(() => vi.clearAllMocks());
  afterEach(() => stop());

  // The test must notice this fault in platform/releases/src/storage/follow-bucket.ts
  // - awaySince ??= Date.now();
  it('keeps the last good release through an outage and a restart, with one line for each end of it', async () => {
    await release('checkout', '1');
    follow();
    await vi.waitFor(() => expect(current('checkout')).toBe('1'));
    await server.pause();
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalled());
    expect(log.warn.mock.calls[0]?.[0].reason).toContain(`${bucket.title}: `);
    stop();
    follow();
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalledTimes(2));
    // Time for many more polls.
    await new Promise((done) => setTimeout(done, 300));
    expect(texts(log.warn.mock.calls)).toEqual([
      'releases cannot be copied, the last good ones stay',
      'releases cannot be copied, the last good ones stay',
    ]);
    expect(current('checkout')).toBe('1');

    await server.resume();
    await release('checkout', '2');
    await vi.waitFor(() => expect(current('checkout')).toBe('2'));
    expect(texts(log.info.mock.calls)).toEqual(['releases can be copied again']);
  });

  it('reports a damaged release once', async () => {
    await release('checkout', '1');
    await bucket.remove(['checkout/1/release.json']);
    follow();
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalled());
    await new Promise((done) => setTimeout(done, 200));
    expect(log.warn.mock.calls).toEqual([
      [
        { remote: 'checkout', version: '1', reason: `checkout 1 in ${bucket.title} is not complete` },
        'release not copied, the last good one stays',
      ],
    ]);
  });

  it('copies earlier releases without delaying new ones', async () => {
    await release('checkout', '1');
    await release('checkout', '2');
    follow();
    await vi.waitFor(() => expect(existsSync(path.join(copy(), 'checkout/1/client/main.js'))).toBe(true));
    expect(readFileSync(path.join(copy(), 'checkout/2/client/main.js'), 'utf8')).toBe('2');
  });
});
