import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ObjectStorage } from 'object-storage/object-storage';
import { openStorage } from 'object-storage/open-storage';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CanaryRecord } from '../canary/canary.ts';
import { openCanaryFolder } from '../canary/canary-folder.ts';
import { openCanaryExchange, pullRecords } from './exchange-canaries.ts';

let root: string;
let bucket: ObjectStorage;
/** A shell with its own copy of the bucket. */
const openShell = (name: string) => {
  const dir = path.join(root, name);
  return { folder: openCanaryFolder(dir), ...openCanaryExchange(bucket, dir, name) };
};
const stop = (reason: string): CanaryRecord => ({
  kind: 'stop',
  id: 'catalog',
  version: '2',
  seed: 'abc',
  at: '2031-01-01T00:00:00.000Z',
  reason,
});
const countsOf = (crashes: number) => ({
  at: '2031-01-01T00:00:00.000Z',
  canaries: { 'catalog abc': { crashed: { 5: { canary: [9, crashes], control: [100, 0] } } } },
});

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'exchange-'));
  const folder = path.join(root, 'bucket');
  mkdirSync(folder);
  // The storage suite proves that a folder and a bucket behave alike.
  bucket = openStorage(folder);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('gives every shell the counts of all, also after they change', async () => {
  const [one, other] = [openShell('one'), openShell('other')];
  one.folder.writeHealth('one', countsOf(1));
  other.folder.writeHealth('other', countsOf(2));
  for (const shell of [one, other, one]) await shell.exchange();
  expect(one.folder.readHealth()).toEqual([countsOf(1), countsOf(2)]);
  expect(other.folder.readHealth()).toEqual([countsOf(1), countsOf(2)]);
  other.folder.writeHealth('other', countsOf(3));
  for (const shell of [other, one]) await shell.exchange();
  expect(one.folder.readHealth()).toEqual([countsOf(1), countsOf(3)]);
});

it('gives every shell the record of a stop, and keeps the first of two', async () => {
  const [one, other] = [openShell('one'), openShell('other')];
  one.folder.record(stop('found by one'));
  await one.exchange();
  other.folder.record(stop('found by the other, a moment later'));
  await other.exchange();
  const third = path.join(root, 'third');
  await pullRecords(bucket, third);
  expect(openCanaryFolder(third).records()).toEqual([stop('found by one')]);
});

it('reads the counts of another shell only when they have changed', async () => {
  const other = openShell('other');
  other.folder.writeHealth('other', countsOf(1));
  await other.exchange();
  const seen: unknown[] = [];
  const one = openCanaryExchange(
    {
      ...bucket,
      async readChanged(key, known) {
        const found = await bucket.readChanged(key, known);
        seen.push(found === 'unchanged' ? found : 'read');
        return found;
      },
    },
    path.join(root, 'one'),
    'one',
  );
  await one.exchange();
  await one.exchange();
  expect(seen).toEqual(['read', 'unchanged']);
});

it('deletes counts in the bucket that a shell has found too old', async () => {
  const [one, other] = [openShell('one'), openShell('other')];
  other.folder.writeHealth('other', countsOf(1));
  await other.exchange();
  await one.exchange();
  one.folder.forget(new Set(['catalog later']), Date.parse('2031-01-03T00:00:00.000Z'));
  expect(one.folder.readHealth()).toEqual([]);
  await one.exchange();
  expect(await bucket.list('canary/health/')).toEqual([]);
});

it('tells the other shells of a new record while no canary runs', async () => {
  const [one, other] = [openShell('one'), openShell('other')];
  expect(await other.isChanged()).toBe(false);
  one.folder.record(stop('found by one'));
  await one.exchange();
  expect([await other.isChanged(), await other.isChanged()]).toEqual([true, false]);
  await other.exchange();
  expect(await one.isChanged()).toBe(true);
  expect(await other.isChanged()).toBe(false);
});

it('tells the other shells of a record although this shell is killed after it has added it', async () => {
  const other = openShell('other');
  let isKilled = false;
  const untilRecord: ObjectStorage = {
    ...bucket,
    async write(key, ...rest) {
      if (isKilled) throw new Error('killed');
      isKilled = key.endsWith('.record.json');
      return bucket.write(key, ...rest);
    },
  };
  const dir = path.join(root, 'one');
  openCanaryFolder(dir).record(stop('found by one'));
  await expect(openCanaryExchange(untilRecord, dir, 'one').exchange()).rejects.toThrow('killed');
  expect(await other.isChanged()).toBe(true);
  await other.exchange();
  expect(other.folder.records()).toEqual([stop('found by one')]);
});
