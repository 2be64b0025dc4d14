import fs, { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { openCanaryFolder } from './canary-folder.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'canary-folder-'));
const restoreDisk = () => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
};
/** A full disk creates a file, but refuses its bytes. */
const fillDisk = () => {
  const { writeFileSync } = fs;
  vi.spyOn(fs, 'writeFileSync').mockImplementation((file, _, options) => {
    writeFileSync(file, '', options);
    throw new Error('no space');
  });
  syncBuiltinESMExports();
};
afterEach(() => {
  restoreDisk();
  rmSync(dir, { recursive: true, force: true });
});

it('records a stop again after the disk was full', () => {
  const folder = openCanaryFolder(dir);
  const at = '2031-01-01T01:00:00.000Z';
  const stop = { kind: 'stop', id: 'catalog', version: '2', seed: 'a', at, reason: 'it crashed' } as const;
  fillDisk();
  expect(() => folder.record(stop)).toThrow('no space');
  restoreDisk();
  expect(readdirSync(path.join(dir, 'canary'))).toEqual([]);
  folder.record(stop);
  folder.record({ ...stop, reason: 'another shell found it later' });
  expect(folder.records()).toEqual([stop]);
});
