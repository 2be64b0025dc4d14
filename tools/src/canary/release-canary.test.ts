import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openCanaryFolder } from 'releases/canary/canary-folder';
import type { Pointer } from 'releases/pointers';
import { openReleaseStorage } from 'releases/storage/open-release-storage';
import type { ReleaseStorage } from 'releases/storage/release-storage';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeRunningCanary, describeCanary, readCanaryOptions, startNewCanary } from './release-canary.ts';

const NONE = { share: undefined, steps: undefined, stop: false };

describe('the options of a canary', () => {
  it('are a share, steps, or the stop alone', () => {
    expect(readCanaryOptions({})).toEqual(NONE);
    expect(readCanaryOptions({ share: '5' })).toEqual({ ...NONE, share: 5 });
    expect(readCanaryOptions({ steps: '1,10,50,100' })).toEqual({
      ...NONE,
      share: 1,
      steps: [1, 10, 50, 100],
    });
    expect(readCanaryOptions({ share: '10', steps: '1,10' })).toMatchObject({ share: 10, steps: [1, 10] });
    expect(() => readCanaryOptions({ share: '5', stop: true })).toThrow('needs no other option');
  });
});

describe('the canary of a remote', () => {
  let dir: string;
  let releases: ReleaseStorage;
  /** That of the first pointer. */
  let sequence: number;
  const pointer = async () => (await releases.pointers()).remotes.catalog;
  const change = (options: object) => changeRunningCanary(releases, 'catalog', { ...NONE, ...options });

  beforeEach(async () => {
    dir = mkdtempSync(path.join(tmpdir(), 'release-canary-'));
    releases = openReleaseStorage({ dir });
    await releases.point('catalog', '1', 'start');
    sequence = (await pointer())?.sequence ?? 0;
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));
  const start = () => startNewCanary(releases, 'catalog', { version: '2', share: 5, steps: undefined });

  it('starts beside the current version, which everybody else keeps', async () => {
    expect(await change({ share: 5 })).toBeNull();
    expect(await start()).toBe('5 % of the shoppers get catalog 2');
    expect(await pointer()).toMatchObject({
      version: '1',
      sequence: sequence + 1,
      canary: { version: '2', share: 5 },
    });
  });

  it('keeps its version and its shoppers when its share changes', async () => {
    await start();
    const seed = (await pointer())?.canary?.seed;
    expect(await change({ share: 50, steps: [50, 100] })).toBe('50 % of the shoppers get catalog 2');
    expect((await pointer())?.canary).toMatchObject({ version: '2', share: 50, seed, steps: [50, 100] });
  });

  it('becomes the version of everybody at 100 percent', async () => {
    await start();
    expect(await change({ share: 100 })).toBe('catalog 2 is current');
    expect(await pointer()).toMatchObject({ version: '2', previous: ['1'], by: 'release' });
    expect((await pointer())?.canary).toBeUndefined();
  });

  it('ends with --stop, with a release to everybody, and with a rollback', async () => {
    await start();
    expect(await change({ stop: true })).toBe('The canary catalog 2 has ended. Everybody gets 1');
    expect(await pointer()).toMatchObject({ version: '1', sequence: sequence + 2 });
    await expect(change({ stop: true })).rejects.toThrow('catalog has no canary');
    await start();
    await releases.point('catalog', '1', 'start');
    expect((await pointer())?.canary).toBeUndefined();
  });

  it('is in the history, with its end', async () => {
    await start();
    await change({ share: 50 });
    await change({ stop: true });
    await start();
    await change({ share: 100 });
    expect((await releases.history('catalog')).map(({ to, canary }) => [to, canary?.share])).toEqual([
      ['1', undefined],
      ['1', 5],
      ['1', 50],
      ['1', 0],
      ['1', 5],
      ['2', undefined],
    ]);
  });

  it('cannot be raised after the shells stopped it, and the message says why', async () => {
    await start();
    const { seed = '' } = (await pointer())?.canary ?? {};
    const about = { id: 'catalog', version: '2', seed, at: '2031-01-01T00:00:00.000Z' };
    openCanaryFolder(dir).record({ kind: 'stop', ...about, reason: 'browsers in which it crashed: 6 of 31' });
    await expect(change({ share: 50 })).rejects.toThrow(
      'stopped the canary catalog 2: browsers in which it crashed: 6 of 31',
    );
    expect(describeCanary('catalog', (await pointer())?.canary as never, await releases.records())).toContain(
      'stopped at 2031',
    );
    expect(await change({ stop: true })).toContain('has ended');
  });

  it('cannot be changed after a person rolled the remote back on the releases page', async () => {
    await start();
    const { since = '' } = (await pointer()) ?? {};
    const back = { id: 'catalog', version: '1', since, to: '0', at: '2031-01-01T00:00:00.000Z' };
    const from = { ...((await pointer()) as Pointer), previous: ['0'] };
    await releases.change('catalog', () => from);
    openCanaryFolder(dir).record({ kind: 'rollback', ...back, by: 'Ana', reason: 'broken filters' });
    const why = 'because Ana rolled it back: broken filters';
    await expect(change({ share: 50 })).rejects.toThrow(why);
    expect(await change({ stop: true })).toContain('Everybody gets 0');
    await expect(start()).rejects.toThrow(why);
  });

  it('does not exist for the shell and the API', async () => {
    const change = changeRunningCanary(releases, 'shell', { ...NONE, share: 5 });
    await expect(change).rejects.toThrow('Only remotes have canaries');
  });

  it('is described with the share to which the shells raised it', async () => {
    await startNewCanary(releases, 'catalog', { version: '2', share: 1, steps: [1, 10] });
    const { seed = '' } = (await pointer())?.canary ?? {};
    const about = { id: 'catalog', version: '2', seed, at: '2031-01-01T00:00:00.000Z' };
    openCanaryFolder(dir).record({ kind: 'raise', ...about, share: 10 });
    expect(describeCanary('catalog', (await pointer())?.canary as never, await releases.records())).toBe(
      'canary 2 at 10 % since 2031-01-01T00:00:00.000Z, steps 1, 10',
    );
  });
});
