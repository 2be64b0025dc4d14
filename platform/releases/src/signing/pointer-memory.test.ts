import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openPointerMemory } from './pointer-memory.ts';

let dir: string;
let file: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'memory-'));
  file = path.join(dir, 'var/release-state.json');
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));
const open = (store = '/releases') => openPointerMemory(file, store);

it('refuses an older pointer, also after a restart', () => {
  const first = open();
  first.accept('checkout', 18);
  first.accept('checkout', 18);
  first.keep('checkout', '1.0.0-b');
  first.save();
  const second = open();
  expect(second.good('checkout')).toBe('1.0.0-b');
  expect(() => second.accept('checkout', 17)).toThrow(
    expect.objectContaining({
      refusal: 'replayed',
      message: 'The pointer of checkout is an older one: its sequence is 17, and this shell has accepted 18',
    }),
  );
  second.accept('checkout', 19);
});

it('keeps the remotes and the stores of one file apart', () => {
  const first = open();
  first.accept('checkout', 18);
  first.save();
  open().accept('account', 1);
  const other = open('/other');
  other.accept('checkout', 3);
  other.save();
  expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')))).toEqual(['/releases', '/other']);
});

it('keeps the higher sequence when another shell wrote the same file', () => {
  const slow = open();
  slow.accept('checkout', 17);
  slow.accept('account', 5);
  const fast = open();
  fast.accept('checkout', 18);
  fast.save();
  slow.save();
  expect(() => open().accept('checkout', 17)).toThrow('is an older one');
  expect(() => open().accept('account', 4)).toThrow('is an older one');
  // The slow shell has learned the higher sequence, too.
  expect(() => slow.accept('checkout', 17)).toThrow('is an older one');
});

it('refuses to start with a damaged file, because it could not notice a replay', () => {
  const memory = open();
  memory.accept('checkout', 18);
  memory.save();
  writeFileSync(file, '{"/releases":');
  expect(() => open()).toThrow('is damaged');
});
