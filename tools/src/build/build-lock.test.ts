import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withBuildLock } from './build-lock.ts';

let folder: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-lock-'));
  lock = path.join(folder, '.build-lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('lets a second build wait for the first one', async () => {
  const done: string[] = [];
  const first = Promise.withResolvers<void>();
  const builds = [
    withBuildLock(lock, async () => {
      await first.promise;
      done.push('first');
    }),
    withBuildLock(lock, async () => void done.push('second')),
  ];
  expect(existsSync(lock)).toBe(true);
  first.resolve();
  await Promise.all(builds);
  expect(done).toEqual(['first', 'second']);
  expect(readdirSync(folder)).toEqual([]);
});

it.each(['', '999999999'])(
  'takes over the lock "%s", whose process has ended',
  async (owner) => {
    writeFileSync(lock, owner);
    expect(await withBuildLock(lock, async () => 'built')).toBe('built');
  },
  5_000,
);
