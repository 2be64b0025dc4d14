import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openCanaryFolder } from 'releases/canary/canary-folder';
import { openReleaseStore } from 'releases/release-store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeRunning, describeCanary, readCanaryOptions, startNew } from './release-canary.ts';

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
  let releases: ReturnType<typeof openReleaseStore>;
  /** That of the first pointer. */
  let sequence: number;
  const pointer = () => releases.read().remotes.catalog;
  const change = (options: object) =>
    changeRunning(releases, { ...NONE, ...options, releasesDir: dir, id: 'catalog' });

  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'release-canary-'));
    releases = openReleaseStore(dir);
    releases.point('catalog', '1', 'start');
    sequence = pointer()?.sequence ?? 0;
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));
  const start = () => startNew(releases, 'catalog', { version: '2', share: 5, steps: undefined });

  it('starts beside the current version, which everybody else keeps', () => {
    expect(change({ share: 5 })).toBeNull();
    expect(start()).toBe('5 % of the shoppers get catalog 2');
    expect(pointer()).toMatchObject({
      version: '1',
      sequence: sequence + 1,
      canary: { version: '2', share: 5 },
    });
  });

  it('keeps its version and its shoppers when its share changes', () => {
    start();
    const seed = pointer()?.canary?.seed;
    expect(change({ share: 50, steps: [50, 100] })).toBe('50 % of the shoppers get catalog 2');
    expect(pointer()?.canary).toMatchObject({ version: '2', share: 50, seed, steps: [50, 100] });
  });

  it('becomes the version of everybody at 100 percent', () => {
    start();
    expect(change({ share: 100 })).toBe('catalog 2 is current');
    expect(pointer()).toMatchObject({ version: '2', previous: ['1'], by: 'release' });
    expect(pointer()?.canary).toBeUndefined();
  });

  it('ends with --stop, with a release to everybody, and with a rollback', () => {
    start();
    expect(change({ stop: true })).toBe('The canary catalog 2 has ended. Everybody gets 1');
    expect(pointer()).toMatchObject({ version: '1', sequence: sequence + 2 });
    expect(() => change({ stop: true })).toThrow('catalog has no canary');
    start();
    releases.point('catalog', '1', 'start');
    expect(pointer()?.canary).toBeUndefined();
  });

  it('is in the history, with its end', () => {
    start();
    change({ share: 50 });
    change({ stop: true });
    start();
    change({ share: 100 });
    expect(releases.history('catalog').map(({ to, canary }) => [to, canary?.share])).toEqual([
      ['1', undefined],
      ['1', 5],
      ['1', 50],
      ['1', 0],
      ['1', 5],
      ['2', undefined],
    ]);
  });

  it('cannot be raised after the shells stopped it, and the message says why', () => {
    start();
    const { seed = '' } = pointer()?.canary ?? {};
    const about = { id: 'catalog', version: '2', seed, at: '2031-01-01T00:00:00.000Z' };
    openCanaryFolder(dir).record({ kind: 'stop', ...about, reason: 'browsers in which it crashed: 6 of 31' });
    expect(() => change({ share: 50 })).toThrow(
      'stopped the canary catalog 2: browsers in which it crashed: 6 of 31',
    );
    expect(describeCanary(dir, 'catalog', pointer()?.canary as never)).toContain('stopped at 2031');
    expect(change({ stop: true })).toContain('has ended');
  });

  it('does not exist for the shell and the API', () => {
    const forShell = { ...NONE, share: 5, releasesDir: dir, id: 'shell' };
    expect(() => changeRunning(releases, forShell)).toThrow('Only remotes have canaries');
  });

  it('is described with the share to which the shells raised it', () => {
    startNew(releases, 'catalog', { version: '2', share: 1, steps: [1, 10] });
    const { seed = '' } = pointer()?.canary ?? {};
    const about = { id: 'catalog', version: '2', seed, at: '2031-01-01T00:00:00.000Z' };
    openCanaryFolder(dir).record({ kind: 'raise', ...about, share: 10 });
    expect(describeCanary(dir, 'catalog', pointer()?.canary as never)).toBe(
      'canary 2 at 10 % since 2031-01-01T00:00:00.000Z, steps 1, 10',
    );
  });
});
