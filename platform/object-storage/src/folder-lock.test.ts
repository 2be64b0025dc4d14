import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withFolderLock } from './folder-lock.ts';

let folder: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'folder-lock-'));
  lock = path.join(folder, '.lock');
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

it('takes the lock of a process that was killed before it recorded its pid', () => {
  mkdirSync(lock);
  expect(withFolderLock(lock, () => 'done')).toBe('done');
  expect(readdirSync(folder)).toEqual([]);
});

it('reports an error of the file system at once, instead of an owner', () => {
  writeFileSync(lock, 'a file in place of the folder');
  expect(() => withFolderLock(lock, () => 'done')).toThrow('ENOTDIR');
  expect(readdirSync(folder)).toEqual(['.lock']);
});

it('waits for the owner although the clock jumps', () => {
  mkdirSync(lock);
  writeFileSync(path.join(lock, 'pid'), String(process.ppid));
  spawn('sh', ['-c', 'sleep 0.3; rm -r "$1"', 'sh', lock], { stdio: 'ignore' });
  let now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => {
    now += 3_600_000;
    return now;
  });
  expect(withFolderLock(lock, () => 'done')).toBe('done');
});

describe('a lock that stays', () => {
  const leaveLock = (pid: number) => {
    mkdirSync(lock);
    writeFileSync(path.join(lock, 'pid'), String(pid));
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => {
      now += 1_000;
      return now;
    });
  };

  it('is taken when a killed container left it with the pid that this process has, too', () => {
    leaveLock(process.pid);
    expect(withFolderLock(lock, () => 'done')).toBe('done');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is named when its owner runs', () => {
    leaveLock(process.ppid);
    expect(() => withFolderLock(lock, () => 'done')).toThrow(`${lock} is held by another release`);
    expect(readdirSync(folder)).toEqual(['.lock']);
  });
});
