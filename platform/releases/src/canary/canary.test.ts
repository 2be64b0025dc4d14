import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Canary, type CanaryRecord, canarySchema, nextStep, stateOf } from './canary.ts';
import { type CanaryFolder, openCanaryFolder } from './canary-folder.ts';
import { changeCanary, parseShare, parseSteps, startCanary, withoutCanary } from './canary-pointer.ts';

const canary: Canary = {
  version: '2',
  share: 1,
  since: '2031-01-01T00:00:00.000Z',
  seed: 'abc',
  steps: [1, 10, 50, 100],
};
const about = { id: 'catalog', version: '2', seed: 'abc', at: '2031-01-01T01:00:00.000Z' };
const raiseTo = (share: number, change = {}): CanaryRecord => ({ kind: 'raise', ...about, share, ...change });
const stop: CanaryRecord = { kind: 'stop', ...about, reason: 'it crashed' };
/** A person chose this share on the releases page. */
const hold = (share: number, change = {}): CanaryRecord => ({
  kind: 'share',
  ...about,
  since: canary.since,
  share,
  by: 'Ana',
  reason: 'a test',
  ...change,
});

describe('the state of a canary', () => {
  it('is its pointer, as long as the shells recorded nothing', () => {
    expect(stateOf('catalog', canary, [])).toEqual({ share: 1, since: canary.since, stop: undefined });
  });

  it('is the highest recorded step', () => {
    const state = stateOf('catalog', canary, [raiseTo(50), raiseTo(10)]);
    expect(state).toMatchObject({ share: 50, since: about.at });
  });

  // The test must notice this fault in platform/releases/src/canary/canary.ts
  // - canary.steps?.includes(record.share) &&
  // test ignores a raise to a share that the team did not allow
  it.each([
    ['to a share that the team did not allow', raiseTo(60)],
    ['below the share of the pointer', raiseTo(0.5)],
    ['of another seed', raiseTo(10, { seed: 'other' })],
    ['of another version', raiseTo(10, { version: '3' })],
    ['of another remote', raiseTo(10, { id: 'checkout' })],
    ['from before the team chose its share', raiseTo(10, { at: '2030-12-31T00:00:00.000Z' })],
  ])('ignores a raise %s', (_, record) => {
    expect(stateOf('catalog', canary, [record]).share).toBe(1);
  });

  // The test must notice this fault in platform/releases/src/canary/canary.ts
  // - record.seed === canary.seed
  // + true
  it('is stopped by a record of this canary only', () => {
    expect(stateOf('catalog', canary, [stop]).stop).toMatchObject({ reason: 'it crashed' });
    expect(stateOf('catalog', canary, [{ ...stop, seed: 'other' }]).stop).toBeUndefined();
  });

  it('is the last share that a person chose, also below a recorded step', () => {
    const later = { at: '2031-01-01T02:00:00.000Z' };
    const state = stateOf('catalog', canary, [hold(0.5, later), raiseTo(50), hold(20)]);
    expect(state).toMatchObject({ share: 0.5, since: later.at, held: { by: 'Ana' } });
  });

  // The test must notice this fault in platform/releases/src/canary/canary.ts
  // - share <= highestShare(canary) &&
  // test ignores a share above the shares that the team signed
  it.each([
    ['above the shares that the team signed', { ...canary, steps: [1, 10] }, hold(50)],
    ['of a pointer before the current one', canary, hold(50, { since: '2030-12-31T00:00:00.000Z' })],
    ['of another seed', canary, hold(50, { seed: 'other' })],
  ])('ignores a share %s', (_, signed, record) => {
    expect(stateOf('catalog', signed, [record]).share).toBe(1);
  });

  it('has a next step until the last one', () => {
    expect([1, 5, 50, 100].map((share) => nextStep(canary, share))).toEqual([10, 10, 100, undefined]);
  });
});

describe('the canary of a pointer', () => {
  const pointer = { version: '1', since: 'then' };

  it('starts with a new seed each time', () => {
    const one = startCanary(pointer, 'catalog', { version: '2', share: 5 });
    const other = startCanary(pointer, 'catalog', { version: '2', share: 5 });
    expect(one).toMatchObject({ version: '1', canary: { version: '2', share: 5 } });
    expect(canarySchema.parse(one.canary).seed).not.toBe(other.canary.seed);
  });

  it('keeps its seed when its share changes', () => {
    const { canary: changed } = changeCanary({ ...pointer, canary }, { share: 10 });
    expect(changed).toMatchObject({ share: 10, seed: 'abc', steps: [1, 10, 50, 100] });
    expect(withoutCanary({ ...pointer, canary })).toEqual(pointer);
  });

  it('needs a release to be compared with, and another version', () => {
    expect(() => startCanary(undefined, 'catalog', { version: '2', share: 5 })).toThrow('has no release yet');
    expect(() => startCanary(pointer, 'catalog', { version: '1', share: 5 })).toThrow(
      'current for everybody',
    );
  });

  it.each(['', 'x', '0', '101', '0.05', '-1', '5%'])('%j is not a share', (text) => {
    expect(() => parseShare(text)).toThrow('is not a share');
  });

  it('has growing steps', () => {
    expect(parseSteps('1,10,50,100')).toEqual([1, 10, 50, 100]);
    expect(() => parseSteps('10,5')).toThrow('must grow');
  });

  it('takes no more steps than shells read', () => {
    const steps = (count: number) => Array.from({ length: count }, (_, at) => at + 1).join();
    expect(canarySchema.safeParse({ ...canary, steps: parseSteps(steps(20)) }).success).toBe(true);
    expect(() => parseSteps(steps(21))).toThrow('21 steps are too many. A canary has at most 20');
  });
});

describe('the folder of the canaries', () => {
  let dir: string;
  let folder: CanaryFolder;
  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'canary-'));
    folder = openCanaryFolder(dir);
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it('is empty before the first record', () => {
    expect([folder.records(), folder.readHealth(), folder.revision()]).toEqual([[], [], '']);
    expect(readdirSync(dir)).toEqual([]);
  });

  it('keeps the first record of several shells', () => {
    folder.record(stop);
    const { revision } = { revision: folder.revision() };
    folder.record({ ...stop, reason: 'another shell, a moment later' });
    expect(folder.records()).toEqual([stop]);
    folder.record(raiseTo(10));
    expect(folder.revision()).not.toBe(revision);
    expect(folder.records()).toHaveLength(2);
  });

  it('keeps another raise to the same share after the team lowered it', () => {
    folder.record(raiseTo(10, { since: canary.since }));
    folder.record(raiseTo(10, { since: canary.since, at: '2031-01-01T01:00:01.000Z' }));
    folder.record(raiseTo(10, { since: '2031-01-02T00:00:00.000Z', at: '2031-01-02T01:00:00.000Z' }));
    expect(folder.records().map(({ at }) => at)).toEqual([about.at, '2031-01-02T01:00:00.000Z']);
  });

  it('keeps every share that persons choose', () => {
    folder.record(hold(5));
    folder.record(hold(1, { at: '2031-01-01T02:00:00.000Z' }));
    expect(folder.records()).toHaveLength(2);
  });

  it('skips a file that is no record', () => {
    folder.record(stop);
    writeFileSync(path.join(dir, 'canary/catalog.x.stop.record.json'), '{"kind":"stop"');
    expect(folder.records()).toEqual([stop]);
  });

  it('holds the counts of every process, and forgets those of ended canaries after a day', () => {
    const counts = { error: { 5: { canary: [3, 1], control: [60, 2] } } };
    const at = new Date(0).toISOString();
    folder.writeHealth('one', { at, canaries: { 'catalog abc': counts } });
    folder.writeHealth('other', { at, canaries: { 'catalog old': counts } });
    expect(folder.readHealth()).toHaveLength(2);
    folder.forget(new Set(['catalog abc']), 3_600_000);
    expect(folder.readHealth()).toHaveLength(2);
    folder.forget(new Set(['catalog abc']), 86_400_001);
    expect(folder.readHealth()).toEqual([{ at, canaries: { 'catalog abc': counts } }]);
  });
});
