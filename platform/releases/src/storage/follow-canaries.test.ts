import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest';
import { openCanaryFolder, type ShellRecord } from '../canary/canary-folder.ts';
import { type ReleasesBucket, startReleasesBucket } from '../testing/releases-bucket.ts';
import { type CanaryFollowing, followCanaries } from './follow-canaries.ts';

const POLL_MS = 50;
/** Polls of an outage that is longer than a shell exchanges after its last canary. */
const LONG_MS = 12 * POLL_MS;
const back: ShellRecord = {
  kind: 'rollback',
  id: 'catalog',
  version: '2',
  since: '2031-01-01T00:00:00.000Z',
  to: '1',
  at: '2031-01-01T01:00:00.000Z',
  by: 'Ana',
  reason: 'a test',
};

let root: string;
let bucket: ReleasesBucket;
const running: CanaryFollowing[] = [];
/** New for each test: an exchange that a test leaves behind fails and warns during the next one. */
let log: Record<'warn' | 'info', Mock>;
/** A shell without a canary. */
const startShell = (name: string) => {
  const dir = path.join(root, name);
  const following = followCanaries(
    {
      url: bucket.env.RELEASES_URL,
      dir,
      instance: name,
      isRunning: () => false,
      onExchanged: () => {},
      pollMs: POLL_MS,
    },
    log,
  );
  running.push(following);
  return { following, folder: openCanaryFolder(dir) };
};
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'follow-'));
  log = { warn: vi.fn(), info: vi.fn() };
  bucket = await startReleasesBucket();
  for (const [name, value] of Object.entries(bucket.env)) vi.stubEnv(name, value);
});
afterEach(async () => {
  for (const { stop } of running.splice(0)) stop();
  await bucket.stop();
  rmSync(root, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

it('gives every shell a record while no canary runs', async () => {
  const [one, other] = [startShell('one'), startShell('other')];
  await pause(LONG_MS);
  one.folder.record(back);
  one.following.send();
  await vi.waitFor(() => expect(other.folder.records()).toEqual([back]), 10_000);
});

it('keeps a record through an outage, and sends it afterwards', async () => {
  const one = startShell('one');
  await pause(LONG_MS);
  await bucket.pause();
  one.folder.record(back);
  one.following.send();
  await pause(LONG_MS);
  expect(log.warn).toHaveBeenCalledOnce();
  await bucket.resume();
  const other = startShell('other');
  await vi.waitFor(() => expect(other.folder.records()).toEqual([back]), 20_000);
});

it('sends a record that waited for a restart', async () => {
  openCanaryFolder(path.join(root, 'one')).record(back);
  startShell('one');
  const other = startShell('other');
  await vi.waitFor(() => expect(other.folder.records()).toEqual([back]), 10_000);
});
