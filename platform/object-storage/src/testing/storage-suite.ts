/** Conformance suite of ObjectStorage. Every implementation passes it. */
import { expect, it } from 'vitest';
import { type ObjectStorage, StorageError, WriteConflict } from '../object-storage.ts';

const text = (found: Awaited<ReturnType<ObjectStorage['read']>>): string | undefined =>
  found?.body.toString();

/** @param open returns an empty storage */
export const describeStorage = (open: () => ObjectStorage | Promise<ObjectStorage>): void => {
  it('returns the bytes that were written, and null for a key without an object', async () => {
    const storage = await open();
    const bytes = Buffer.from([0, 255, 10, 13, 128]);
    await storage.write('checkout/1.0.0/client/main.js', bytes);
    expect((await storage.read('checkout/1.0.0/client/main.js'))?.body).toEqual(bytes);
    expect(await storage.read('checkout/1.0.0/client/other.js')).toBeNull();
    expect(await storage.has('checkout/1.0.0/client/main.js')).toBe(true);
    expect(await storage.has('checkout/1.0.0/client')).toBe(false);
    expect(await storage.has('nothing')).toBe(false);
  });

  it('stores an empty object and replaces an object', async () => {
    const storage = await open();
    await storage.write('key', '');
    expect(text(await storage.read('key'))).toBe('');
    await storage.write('key', 'new');
    expect(text(await storage.read('key'))).toBe('new');
  });

  it('transfers an object only if its tag changed', async () => {
    const storage = await open();
    expect(await storage.readChanged('remotes.json', undefined)).toBeNull();
    const etag = await storage.write('remotes.json', 'one');
    expect(await storage.readChanged('remotes.json', etag)).toBe('unchanged');
    await storage.write('remotes.json', 'two');
    const changed = await storage.readChanged('remotes.json', etag);
    expect(changed).toMatchObject({ body: Buffer.from('two') });
    expect(await storage.read('remotes.json')).toEqual(changed);
  });

  it('creates an object only once if the key must be absent', async () => {
    const storage = await open();
    await storage.write('key', 'first', { condition: 'absent' });
    await expect(storage.write('key', 'second', { condition: 'absent' })).rejects.toThrow(WriteConflict);
    expect(text(await storage.read('key'))).toBe('first');
  });

  it('replaces an object only while it has the expected tag', async () => {
    const storage = await open();
    const first = await storage.write('key', 'first');
    const second = await storage.write('key', 'second', { condition: { etag: first } });
    await expect(storage.write('key', 'late', { condition: { etag: first } })).rejects.toThrow(WriteConflict);
    expect(text(await storage.read('key'))).toBe('second');
    expect((await storage.read('key'))?.etag).toBe(second);
  });

  it('replaces no object that was removed meanwhile', async () => {
    const storage = await open();
    const etag = await storage.write('key', 'first');
    await storage.remove(['key']);
    await expect(storage.write('key', 'late', { condition: { etag } })).rejects.toThrow(WriteConflict);
    expect(await storage.read('key')).toBeNull();
  });

  it('lets exactly one of many simultaneous conditional writes pass', async () => {
    const storage = await open();
    const race = async (name: string, condition: 'absent' | { etag: string }) => {
      const writes = Array.from({ length: 8 }, (_, n) => storage.write('key', `${name} ${n}`, { condition }));
      const ended = await Promise.allSettled(writes);
      const lost = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
      for (const reason of lost) expect(reason).toBeInstanceOf(WriteConflict);
      expect(lost).toHaveLength(7);
      const won = ended.findIndex(({ status }) => status === 'fulfilled');
      expect(text(await storage.read('key'))).toBe(`${name} ${won}`);
    };
    await race('first', 'absent');
    await race('second', { etag: (await storage.read('key'))?.etag ?? '' });
  });

  it('lists the keys below a prefix, and removes objects', async () => {
    const storage = await open();
    for (const key of ['b/2', 'a/1', 'b/1/x', 'bb/1', 'top']) await storage.write(key, key);
    expect(await storage.list('b/')).toEqual(['b/1/x', 'b/2']);
    expect(await storage.list('nothing/')).toEqual([]);
    expect(await storage.list('')).toEqual(['a/1', 'b/1/x', 'b/2', 'bb/1', 'top']);
    await storage.remove(['b/2', 'b/9']);
    expect(await storage.list('b/')).toEqual(['b/1/x']);
  });

  it.each(['../secret', '/etc/passwd', 'a//b', 'a/../b', '', 'a\\b', 'a b', '.'])(
    'refuses the key %j',
    async (key) => {
      const storage = await open();
      await expect((async () => storage.read(key))()).rejects.toThrow(StorageError);
      await expect((async () => storage.write(key, 'x'))()).rejects.toThrow(StorageError);
    },
  );
};
