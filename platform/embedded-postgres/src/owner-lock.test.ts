import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from './fixtures/test-server.ts';
import { isLocked, takeOwnerLock } from './owner-lock.ts';

it('refuses a second lock until it is released, also in the same process', () => {
  using temporary = temporaryFolder();
  const lock = takeOwnerLock(temporary.folder);
  expect(isLocked(temporary.folder)).toBe(true);
  expect(() => takeOwnerLock(temporary.folder)).toThrow(/in use/);
  lock.release();
  expect(isLocked(temporary.folder)).toBe(false);
  takeOwnerLock(temporary.folder).release();
});

// The test must notice this fault in platform/embedded-postgres/src/owner-lock.ts
// - && info.startedAt === startedAt
// test is taken over when the pid belongs to another program now
it.each([
  ['the pid belongs to another program now', JSON.stringify({ pid: process.pid, startedAt: 'another day' })],
  ['its owner is gone', JSON.stringify({ pid: 2 ** 30, startedAt: '1' })],
  ['it was cut short by a power cut', '{"pi'],
])('is taken over when %s', (_reason, content) => {
  using temporary = temporaryFolder();
  writeFileSync(path.join(temporary.folder, 'owner.lock'), content);
  expect(isLocked(temporary.folder)).toBe(false);
  const lock = takeOwnerLock(temporary.folder);
  expect(isLocked(temporary.folder)).toBe(true);
  lock.release();
});
