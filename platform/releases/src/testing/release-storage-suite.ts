/** Conformance suite of ReleaseStorage, for a folder and for a bucket. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { nextPointer, type Pointer } from '../pointers.ts';
import { endPreview, setPreview } from '../preview/preview-pointer.ts';
import { openReleaseStore } from '../release-store.ts';
import type { ReleaseStorage } from '../storage/release-storage.ts';
import { writeBuild } from './build-folder.ts';

export interface SuiteParts {
  /** Folder of the test, for builds. */
  root: string;
  /** Opens the same storage as if on another machine. */
  open(machine: string): ReleaseStorage;
}

/** Releases a build as `pnpm release` does. */
export const releaseBuild = async (
  { root }: Pick<SuiteParts, 'root'>,
  storage: ReleaseStorage,
  id: string,
  version: string,
): Promise<void> => {
  openReleaseStore(storage.dir).copy(writeBuild(root, id, version));
  await storage.publish(id, version);
  await storage.point(id, version, 'release');
};

/** @param parts called inside each test */
export const describeReleaseStorage = (parts: () => SuiteParts): void => {
  it('has no pointers and no history at first', async () => {
    const storage = parts().open('a');
    expect(await storage.pull()).toEqual([]);
    expect((await storage.pointers()).remotes).toEqual({});
    expect(await storage.history()).toEqual([]);
  });

  it('brings a release and its pointer to another machine', async () => {
    const { root, open } = parts();
    await releaseBuild({ root }, open('a'), 'checkout', '1.0.0-a');
    const other = open('b');
    expect(await other.pull()).toEqual([]);
    expect((await other.pointers()).remotes.checkout).toMatchObject({ version: '1.0.0-a', by: 'release' });
    const local = openReleaseStore(other.dir);
    expect(local.current('checkout')).toBe('1.0.0-a');
    expect(local.contractOf('checkout')).toEqual({ id: 'checkout', version: '1.0.0-a' });
    expect(readFileSync(path.join(other.dir, 'checkout/1.0.0-a/client/main.js'), 'utf8')).toBe('1.0.0-a');
  });

  it('brings the contract of the API, which has no other files', async () => {
    const { open } = parts();
    const storage = open('a');
    openReleaseStore(storage.dir).keepContract({ id: 'api', version: '7' } as never);
    await storage.publish('api', '7');
    await storage.point('api', '7', 'release');
    const other = open('b');
    expect(await other.pull()).toEqual([]);
    expect(openReleaseStore(other.dir).contractOf('api')).toEqual({ id: 'api', version: '7' });
  });

  it('keeps a published release without a pointer out of the shops', async () => {
    const { root, open } = parts();
    const storage = open('a');
    openReleaseStore(storage.dir).copy(writeBuild(root, 'checkout', '1.0.0-a'));
    await storage.publish('checkout', '1.0.0-a');
    const other = open('b');
    await other.pull();
    expect((await other.pointers()).remotes).toEqual({});
  });

  it('loses no pointer when two machines release different remotes at the same time', async () => {
    const { root, open } = parts();
    const [a, b] = [open('a'), open('b')];
    const ids = ['catalog', 'checkout', 'account', 'content'];
    for (const storage of [a, b])
      for (const id of ids) openReleaseStore(storage.dir).copy(writeBuild(root, id, '1.0.0'));
    await Promise.all(
      ids.map(async (id, index) => {
        const storage = index % 2 ? a : b;
        await storage.publish(id, '1.0.0');
        await storage.point(id, '1.0.0', 'release');
      }),
    );
    expect(Object.keys((await a.pointers()).remotes).sort()).toEqual([...ids].sort());
    expect((await a.history()).map(({ id }) => id).sort()).toEqual([...ids].sort());
  });

  it('keeps each of many simultaneous changes of one pointer', async () => {
    const { open } = parts();
    const machines = [open('a'), open('b')];
    const changes = Array.from({ length: 6 }, (_, n) =>
      machines[n % 2]?.change('checkout', (now) => nextPointer(now, `1.0.${n}`, 'release')),
    );
    await Promise.all(changes);
    const { checkout } = (await machines[0]?.pointers())?.remotes ?? {};
    expect([checkout?.version, ...(checkout?.previous ?? [])].sort()).toEqual(
      Array.from({ length: 6 }, (_, n) => `1.0.${n}`),
    );
  });

  it('rolls back to the previous version or to a named one', async () => {
    const { root, open } = parts();
    const storage = open('a');
    for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-c'])
      await releaseBuild({ root }, storage, 'checkout', version);
    const other = open('b');
    expect(await other.rollback('checkout')).toBe('1.0.0-b');
    expect(await other.rollback('checkout', '1.0.0-a')).toBe('1.0.0-a');
    expect((await storage.pointers()).remotes.checkout).toMatchObject({
      version: '1.0.0-a',
      by: 'rollback',
      previous: ['1.0.0-b', '1.0.0-c'],
    });
    await expect(other.rollback('checkout', '1.0.0-z')).rejects.toThrow(
      'checkout has no release 1.0.0-z to go back to. There are: 1.0.0-b, 1.0.0-c',
    );
    await expect(other.rollback('catalog')).rejects.toThrow('catalog has no earlier release to go back to');
  });

  it('records each change with its time and cause, oldest first', async () => {
    const { root, open } = parts();
    const storage = open('a');
    await releaseBuild({ root }, storage, 'checkout', '1.0.0-a');
    await releaseBuild({ root }, storage, 'catalog', '1.0.0-a');
    await releaseBuild({ root }, storage, 'checkout', '1.0.0-b');
    await storage.rollback('checkout');
    expect((await open('b').history('checkout')).map(({ from, to, by }) => [from, to, by])).toEqual([
      [null, '1.0.0-a', 'release'],
      ['1.0.0-a', '1.0.0-b', 'release'],
      ['1.0.0-b', '1.0.0-a', 'rollback'],
    ]);
    expect(await storage.history()).toHaveLength(4);
  });

  it('gives each change a higher sequence, also a rollback', async () => {
    const { root, open } = parts();
    const storage = open('a');
    const sequences: number[] = [];
    const note = async () =>
      sequences.push((await storage.pointers()).remotes.checkout?.sequence ?? Number.NaN);
    for (const version of ['1', '2']) {
      await releaseBuild({ root }, storage, 'checkout', version);
      await note();
    }
    await storage.rollback('checkout');
    await note();
    expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b));
    expect(sequences).toHaveLength(3);
  });

  it('keeps a preview beside releases, and deletes its files with the first change a day after its end', async () => {
    const { root, open } = parts();
    const storage = open('a');
    await releaseBuild({ root }, storage, 'content', '1.0.0-a');
    openReleaseStore(storage.dir).copy(writeBuild(root, 'content', '1.0.0-p'));
    await storage.publish('content', '1.0.0-p');
    const key = 'k'.repeat(43);
    const day = 86_400_000;
    await storage.change('content', (now) =>
      setPreview(now, 'content', 'redesign', { version: '1.0.0-p', days: 1, key }),
    );
    const other = open('b');
    await other.pull();
    expect(openReleaseStore(other.dir).current('content')).toBe('1.0.0-a');
    const isThere = (machine: ReleaseStorage) => existsSync(path.join(machine.dir, 'content/1.0.0-p'));
    expect(isThere(other)).toBe(true);

    await storage.change('content', (now) => endPreview(now, 'content', 'redesign'));
    await releaseBuild({ root }, storage, 'content', '1.0.0-b');
    expect((await storage.pointers()).remotes.content?.previews?.redesign?.version).toBe('1.0.0-p');
    await other.pull();
    expect(isThere(other)).toBe(true);

    await storage.change('content', (now) => ({
      ...(now as Pointer),
      previews: {
        redesign: { version: '1.0.0-p', key, since: '', until: new Date(Date.now() - 2 * day).toISOString() },
      },
    }));
    await releaseBuild({ root }, storage, 'content', '1.0.0-c');
    await other.pull();
    expect((await storage.pointers()).remotes.content).not.toHaveProperty('previews');
    expect(isThere(other)).toBe(false);
    expect((await storage.history('content')).map(({ to, preview }) => preview?.name ?? to)).toEqual([
      '1.0.0-a',
      'redesign',
      'redesign',
      '1.0.0-b',
      'redesign',
      '1.0.0-c',
    ]);
  });

  it('changes nothing when the version is already current for the same cause', async () => {
    const { root, open } = parts();
    const storage = open('a');
    await releaseBuild({ root }, storage, 'checkout', '1.0.0-a');
    await storage.point('checkout', '1.0.0-a', 'release');
    expect(await storage.history()).toHaveLength(1);
  });
};
