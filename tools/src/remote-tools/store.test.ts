import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openReleaseStore } from 'releases/release-store';
import { openReleaseStorage } from 'releases/storage/open-release-storage';
import { writeBuild } from 'releases/testing/build-folder';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { openReleaseSigning } from '../keys/release-signing.ts';
import { freePort } from '../process/ports.ts';
import { openStore } from './store.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'store-'));
  vi.stubEnv('KEYS_DIR', path.join(root, 'keys'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

/** The settings in `export A=b C=d`. */
const settingsIn = (output: string): Record<string, string> =>
  Object.fromEntries(
    (/^export (.+)$/m.exec(output)?.[1] ?? '').split(' ').map((word) => word.split(/=(.*)/).slice(0, 2)),
  ) as Record<string, string>;

it('makes a folder and prints its setting', async () => {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  const folder = path.join(root, 'releases');
  await openStore('folder', folder, '9100');
  expect(existsSync(folder)).toBe(true);
  expect(settingsIn(print.mock.calls.join('\n'))).toEqual({ RELEASES_DIR: folder });
});

it('serves a bucket that takes a release with the printed settings, and keeps it', async () => {
  const cli = path.join(import.meta.dirname, 'cli.ts');
  const folder = path.join(root, 'bucket');
  const start = async () => {
    const port = String(await freePort());
    const child = spawn(process.execPath, [cli, 'store', 'bucket', folder, '--port', port]);
    onTestFinished(() => void child.kill('SIGKILL'));
    let output = '';
    child.stdout.on('data', (part: Buffer) => {
      output += part.toString();
    });
    await vi.waitFor(() => expect(output).toMatch(/^export .+\n/m), { timeout: 60_000, interval: 50 });
    for (const [name, value] of Object.entries(settingsIn(output))) vi.stubEnv(name, value);
    return child;
  };
  const first = await start();
  const signing = openReleaseSigning();
  const open = (dir: string) =>
    openReleaseStorage({ url: process.env.RELEASES_URL, dir: path.join(root, dir) }, signing);
  const team = open('team');
  openReleaseStore(team.dir, signing).copy(writeBuild(root, 'checkout', '1'), 'own');
  await team.publish('checkout', '1');
  await team.point('checkout', '1', 'release');
  first.kill('SIGKILL');
  await start();
  expect((await open('other').pointers()).remotes.checkout?.version).toBe('1');
});

it('refuses a port that is none', async () => {
  await expect(openStore('bucket', root, 'http')).rejects.toThrow('http is no port');
});
